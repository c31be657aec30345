import { Injectable } from '@nestjs/common';
import { Retention } from '../../../common/retention/retention.js';

/** Deletes shifts after 30 days and overrides after 400 days. */
@Injectable()
export class CounterPeopleRetention {
  constructor(retention: Retention) {
    retention.register(
      { name: 'counter-shifts', table: 'counter_shifts', condition: "began_at < now() - interval '30 days'" },
      {
        name: 'counter-overrides',
        table: 'counter_overrides',
        condition: "recorded_at < now() - interval '400 days'",
      },
    );
  }
}
