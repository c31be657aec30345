import { Injectable, Logger } from '@nestjs/common';
import { attempt } from '../../../common/jobs/attempt.js';
import { Job } from '../../../common/jobs/job.decorator.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SCORED } from './score.sql.js';
import { ScoreService } from './score.service.js';

const EVERY_MS = 10 * 60_000;

/** Counts all scores again each night: answers start to count 7 days after they were given, and stop after a year (rule HN3). */
@Injectable()
export class ScoresJob {
  private readonly logger = new Logger(ScoresJob.name);
  private lastDay = '';

  constructor(
    private readonly transactions: Transactions,
    private readonly score: ScoreService,
    private readonly clock: Clock,
  ) {}

  @Job(EVERY_MS)
  async runOnceADay(): Promise<void> {
    const today = nepalDay(this.clock.now());
    if (today === this.lastDay) return;
    await this.run();
    this.lastDay = today;
  }

  /** One transaction for each business. A score that cannot be counted delays no other. */
  async run(): Promise<void> {
    for (const { vendorId } of await this.transactions.query<{ vendorId: number }>(SCORED))
      await attempt(this.logger, `the score of business ${vendorId} was not counted`, () =>
        this.score.recompute(vendorId),
      );
  }
}
