import { Injectable } from '@nestjs/common';
import { Retention } from '../../common/retention/retention.js';

/** Registers the retention of settled decisions and unused claims. */
@Injectable()
export class WorklistRetention {
  constructor(retention: Retention) {
    retention.register(
      {
        name: 'pending-decisions',
        table: 'pending_decisions',
        condition: "settled_at < now() - interval '90 days'",
      },
      { name: 'work-claims', table: 'work_claims', condition: "updated_at < now() - interval '90 days'" },
    );
  }
}
