import { Injectable } from '@nestjs/common';
import { WorkKinds } from '../../worklist/index.js';
import { WAITING_PAYOUTS } from './waiting-payouts.sql.js';

/** Registers unconfirmed payout runs as work items (rule WB1). */
@Injectable()
export class PayoutsWork {
  constructor(kinds: WorkKinds) {
    kinds.register({ kind: 'payout', right: 'payouts', items: WAITING_PAYOUTS });
  }
}
