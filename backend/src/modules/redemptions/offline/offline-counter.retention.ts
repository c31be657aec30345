import { Injectable } from '@nestjs/common';
import { Retention } from '../../../common/retention/retention.js';

/** Deletes signed entries and proofs of customers after 400 days. The uses themselves remain. */
@Injectable()
export class OfflineCounterRetention {
  constructor(retention: Retention) {
    retention.register(
      {
        name: 'counter-entries',
        table: 'counter_entries',
        condition: "received_at < now() - interval '400 days'",
      },
      {
        name: 'counter-proofs',
        table: 'counter_proofs',
        condition: "received_at < now() - interval '400 days'",
      },
    );
  }
}
