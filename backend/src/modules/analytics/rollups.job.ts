import { Injectable } from '@nestjs/common';
import { Job } from '../../common/jobs/job.decorator.js';
import { Clock } from '../../common/time/clock.js';
import { nepalDay } from '../../common/time/nepal-day.js';
import { Transactions } from '../../common/transactions/transactions.js';
import {
  DAY_DONE,
  DELETE_OLD_INTERACTIONS,
  LAST_RUN,
  LOCK_ROLLUPS,
  OPEN_DAYS,
  REOPEN_DAYS,
  ROLL_UP_CHANGES,
  ROLL_UP_DAY,
} from './rollups.sql.js';
import { Visitors } from './visitors.service.js';

const EVERY_MS = 5 * 60_000;

/**
 * Computes the daily figures: changed ones of today, and those of every earlier day that is not final yet
 * (rule V4).
 */
@Injectable()
export class Rollups {
  constructor(
    private readonly transactions: Transactions,
    private readonly visitors: Visitors,
    private readonly clock: Clock,
  ) {}

  /**
   * Uses one transaction per day, so that an interruption loses the work of one day at most. Runs on one
   * instance at a time.
   */
  @Job(EVERY_MS)
  async rollUp(): Promise<void> {
    const today = nepalDay(this.clock.now());
    if (!(await this.alone(() => this.rollUpToday(today)))) return;
    const open = await this.transactions.query<{ day: string }>(OPEN_DAYS, [today]);
    for (const { day } of open) if (!(await this.alone(() => this.rollUpWhole(day)))) return;
    await this.transactions.query(DELETE_OLD_INTERACTIONS, [today]);
    await this.visitors.deleteOldSalts(today);
  }

  private async rollUpToday(today: string): Promise<void> {
    const [known] = await this.transactions.query<{ lastRun: Date; isToday: boolean }>(LAST_RUN, [today]);
    if (known) await this.transactions.query(REOPEN_DAYS, [today, known.lastRun]);
    if (!known?.isToday) return this.rollUpWhole(today);
    await this.transactions.query(ROLL_UP_CHANGES, [today, known.lastRun]);
    await this.transactions.query(DAY_DONE, [today]);
  }

  private async rollUpWhole(day: string): Promise<void> {
    await this.transactions.query(ROLL_UP_DAY, [day]);
    await this.transactions.query(DAY_DONE, [day]);
  }

  /** @returns false when another instance works on the figures */
  private alone(work: () => Promise<void>): Promise<boolean> {
    return this.transactions.run(async () => {
      const [lock] = await this.transactions.query<{ isOurs: boolean }>(LOCK_ROLLUPS);
      if (lock?.isOurs) await work();
      return lock?.isOurs ?? false;
    });
  }
}
