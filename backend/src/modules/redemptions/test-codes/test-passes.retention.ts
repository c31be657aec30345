import { Injectable } from '@nestjs/common';
import { Retention } from '../../../common/retention/retention.js';

/** Deletes ended passes of the test business after a day (rule TB4). */
@Injectable()
export class TestPassesRetention {
  constructor(retention: Retention) {
    retention.register({
      name: 'test-passes',
      table: 'passes',
      condition:
        "is_test AND state IN ('voided', 'expired', 'cancelled') AND created_at < now() - interval '1 day'",
    });
  }
}
