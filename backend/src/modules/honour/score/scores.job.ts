import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../../common/errors/translate-error.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { SCORED } from './score.sql.js';
import { ScoreService } from './score.service.js';

const EVERY_MS = 10 * 60_000;

/** Counts all scores again each night: answers start to count 7 days after they were given, and stop after a year (rule HN3). */
@Injectable()
export class ScoresJob {
  private readonly logger = new Logger(ScoresJob.name);
  private lastDay = '';

  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly score: ScoreService,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    const today = nepalDay(this.clock.now());
    if (!this.config.backgroundWork || today === this.lastDay) return;
    await this.run()
      .then(() => (this.lastDay = today))
      .catch((error: unknown) => {
        if (!isDatabaseAway(error)) this.logger.error(error);
      });
  }

  /** One transaction for each business. */
  async run(): Promise<void> {
    for (const { vendorId } of await this.transactions.query<{ vendorId: number }>(SCORED))
      await this.score.recompute(vendorId);
  }
}
