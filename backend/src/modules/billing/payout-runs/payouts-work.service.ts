import { Injectable } from '@nestjs/common';
import { WorkKinds } from '../../worklist/index.js';
import { WAITING_PAYOUTS } from './waiting-payouts.sql.js';

/** Registers payout runs that wait for their confirmation (rule WB1). */
@Injectable()
export class PayoutsWork {
  constructor(kinds: WorkKinds) {
    kinds.register({ kind: 'payout', items: WAITING_PAYOUTS });
  }
}
