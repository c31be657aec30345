import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../../common/metrics/metrics.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { RELEASE_COUNTS, type ReleaseCountsRow } from './release-metrics.sql.js';

/** Reports releases of the remotes to /metrics: share, views and failures of the versions that visitors get, and returns. */
@Injectable()
export class ReleasesMetrics {
  private readonly share: Gauge<'remote'>;
  private readonly views: Gauge<'remote' | 'version'>;
  private readonly failures: Gauge<'remote' | 'version'>;
  private readonly returned: Gauge<'remote'>;

  constructor(
    private readonly transactions: Transactions,
    metrics: Metrics,
  ) {
    const registers = [metrics.registry];
    this.share = new Gauge({
      name: 'release_live_share',
      help: 'Percentage of visitors who get the live version',
      labelNames: ['remote'],
      registers,
    });
    const counted = (name: string, help: string): Gauge<'remote' | 'version'> =>
      new Gauge({ name, help, labelNames: ['remote', 'version'], registers });
    this.views = counted('release_views', 'Page views of a version that visitors get: live or previous');
    this.failures = counted('release_failures', 'Addresses from which a failure of the version was reported');
    this.returned = new Gauge({
      name: 'release_returned_itself',
      help: '1 for a day after a remote returned to the version before by itself, otherwise 0',
      labelNames: ['remote'],
      registers,
    });
    metrics.beforeReading(() => this.measure());
  }

  /** Versions that visitors no longer get have no values. While the database is unavailable the last ones stay. */
  private async measure(): Promise<void> {
    const rows = await this.transactions.query<ReleaseCountsRow>(RELEASE_COUNTS).catch(() => null);
    if (!rows) return;
    for (const gauge of [this.share, this.views, this.failures, this.returned]) gauge.reset();
    for (const { remote, share, hasReturned, ...counts } of rows) {
      this.share.set({ remote }, share);
      this.returned.set({ remote }, Number(hasReturned));
      this.views.set({ remote, version: 'live' }, counts.liveViews);
      this.failures.set({ remote, version: 'live' }, counts.liveFailures);
      if (counts.previousViews === null) continue;
      this.views.set({ remote, version: 'previous' }, counts.previousViews);
      this.failures.set({ remote, version: 'previous' }, counts.previousFailures ?? 0);
    }
  }
}
