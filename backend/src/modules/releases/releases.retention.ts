import { Injectable } from '@nestjs/common';
import { Retention } from '../../common/retention/retention.js';

/** Deletes old counts of releases (rule RE7). */
@Injectable()
export class ReleasesRetention {
  constructor(retention: Retention) {
    retention.register(
      {
        name: 'release-failures',
        table: 'release_failures',
        condition: "failed_at < now() - interval '30 days'",
      },
      {
        name: 'release-views',
        table: 'release_views',
        condition: "counted_at < now() - interval '90 days'",
      },
    );
  }
}
