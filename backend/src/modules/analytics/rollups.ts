import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../common/errors/translate-error.js';
import { Clock } from '../../common/time/clock.js';
import { nepalDay } from '../../common/time/nepal-day.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Config } from '../../config/config.js';
import { Visitors } from './visitors.js';

const EVERY_MS = 5 * 60_000;
const DAY_MS = 86_400_000;
/** Raw sightings beyond this are in the rollups alone. */
const KEPT_DAYS = 100;

/** Writes the daily figures of today and yesterday anew, so that what midnight cut apart comes right (rule V4). */
@Injectable()
export class Rollups {
  private readonly logger = new Logger(Rollups.name);

  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly visitors: Visitors,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (!this.config.backgroundWork) return;
    await this.rollUp().catch((error: unknown) => {
      if (!isDatabaseAway(error)) this.logger.error(error);
    });
  }

  /** One instance at a time; the others pass. */
  async rollUp(): Promise<void> {
    const now = this.clock.now();
    const today = nepalDay(now);
    const yesterday = nepalDay(new Date(now.getTime() - DAY_MS));
    await this.transactions.run(async () => {
      const [lock] = await this.transactions.query<{ isOurs: boolean }>(
        `SELECT pg_try_advisory_xact_lock(hashtextextended('analytics.rollups', 0)) AS "isOurs"`,
      );
      if (!lock?.isOurs) return;
      for (const day of [yesterday, today]) await this.transactions.query('SELECT roll_up_day($1)', [day]);
      await this.transactions.query('DELETE FROM deal_sightings WHERE day < $1::date - $2::int', [
        today,
        KEPT_DAYS,
      ]);
      await this.visitors.forgetSalts(today);
    });
  }
}
