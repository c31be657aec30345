import { Injectable } from '@nestjs/common';
import { WorkKinds } from '../worklist/index.js';
import { WAITING_REFUNDS, WAITING_TRANSFERS } from './waiting-payments.sql.js';

/** Registers refunds and transfers that wait for somebody (rule WB1). Money has no undo: its own page decides. */
@Injectable()
export class PaymentsWork {
  constructor(kinds: WorkKinds) {
    kinds.register(
      { kind: 'refund', items: WAITING_REFUNDS },
      { kind: 'transfer', items: WAITING_TRANSFERS },
    );
  }
}
