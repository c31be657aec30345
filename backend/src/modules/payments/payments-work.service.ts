import { Injectable } from '@nestjs/common';
import { WorkKinds } from '../worklist/index.js';
import { WAITING_REFUNDS, WAITING_TRANSFERS } from './waiting-payments.sql.js';

/**
 * Registers manual refunds and bank transfers as work items (rule WB1). They are decided on their own pages, because
 * payments have no undo.
 */
@Injectable()
export class PaymentsWork {
  constructor(kinds: WorkKinds) {
    kinds.register(
      { kind: 'refund', right: 'refunds', items: WAITING_REFUNDS },
      { kind: 'transfer', right: 'payments', items: WAITING_TRANSFERS },
    );
  }
}
