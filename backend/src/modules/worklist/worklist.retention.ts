import { Injectable } from '@nestjs/common';
import { Retention } from '../../common/retention/retention.js';

/** Registers when decisions that took effect and claims of what waits no more are deleted. */
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
