import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { Retention } from '../../../common/retention/retention.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type BucketCount, bucketOf, p75Of, sharesOf, TARGETS, type Vital, VITALS } from './vital-buckets.js';
import type { VitalPage, VitalsDto, VitalsQuery } from './vitals.dto.js';
import { ADD_VITALS, OLD_VITALS, VITAL_COUNTS, type VitalCountRow } from './vitals.sql.js';
import type { VitalView } from './vitals.view.js';

const EVERY_MS = 10_000;

/** A visit of a page, as it is counted. */
interface Kind {
  page: string;
  metric: Vital;
  device: string;
  connection: string;
  bucket: number;
}

/**
 * Counts how fast pages are for visitors (rules WV1 to WV3). Counts wait in memory and are stored together every ten seconds, so that
 * visits neither wait for each other nor leave a trace of their own.
 */
@Injectable()
export class WebVitals implements OnApplicationShutdown {
  private readonly logger = new Logger(WebVitals.name);
  private waiting = new Map<string, Kind & { visits: number }>();

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    retention: Retention,
  ) {
    retention.register({ name: 'web-vitals', table: 'web_vitals', condition: OLD_VITALS });
  }

  count({ page, device, connection, values }: VitalsDto): void {
    for (const metric of VITALS) {
      const value = values[metric];
      if (value === undefined) continue;
      const kind = { page, metric, device, connection, bucket: bucketOf(metric, value) };
      const key = Object.values(kind).join(' ');
      const known = this.waiting.get(key);
      this.waiting.set(key, { ...kind, visits: (known?.visits ?? 0) + 1 });
    }
  }

  /** Stores the counts that wait. */
  @Job(EVERY_MS, { isOfInstance: true })
  async store(): Promise<void> {
    const counts = [...this.waiting.values()];
    if (counts.length === 0) return;
    this.waiting = new Map();
    await this.transactions.query(ADD_VITALS, [
      nepalDay(this.clock.now()),
      counts.map(({ page }) => page),
      counts.map(({ metric }) => metric),
      counts.map(({ device }) => device),
      counts.map(({ connection }) => connection),
      counts.map(({ bucket }) => bucket),
      counts.map(({ visits }) => visits),
    ]);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.store().catch((error: unknown) => this.logger.warn(error, 'web vitals were not counted'));
  }

  /** Values of each kind of page and metric that has visits. */
  async list({ from, to, device }: VitalsQuery): Promise<VitalView[]> {
    const rows = await this.transactions.query<VitalCountRow>(VITAL_COUNTS, [from, to, device ?? null]);
    return [...grouped(rows, ({ page, metric }) => `${page} ${metric}`).values()].map(viewOf);
  }
}

function grouped(
  rows: readonly VitalCountRow[],
  keyOf: (row: VitalCountRow) => string,
): Map<string, VitalCountRow[]> {
  const groups = new Map<string, VitalCountRow[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

function viewOf(rows: VitalCountRow[]): VitalView {
  const [first] = rows as [VitalCountRow];
  const metric = first.metric as Vital;
  const p75 = (counts: readonly BucketCount[]): number => p75Of(metric, counts) ?? 0;
  const days = grouped(rows, ({ day }) => day);
  return {
    page: first.page as VitalPage,
    metric,
    p75: p75(rows),
    ...sharesOf(metric, rows),
    targetGood: TARGETS[metric].good,
    targetPoor: TARGETS[metric].poor,
    days: [...days].map(([day, counts]) => ({ day, p75: p75(counts) })),
  };
}
