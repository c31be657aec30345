import { Injectable, Logger } from '@nestjs/common';
import { Job } from '../jobs/job.decorator.js';
import { isDatabaseAway } from '../errors/translate-error.js';
import { TASK_DONE, TASK_FAILED } from '../retention/retention.sql.js';
import { Clock } from '../time/clock.js';
import { nepalDay } from '../time/nepal-day.js';
import { Transactions } from '../transactions/transactions.js';
import { MonthPartitions, type PartitionedTable } from './month-partitions.js';
import { DROP_MONTHS, MAKE_MONTHS } from './month-partitions.sql.js';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 86_400_000;

/**
 * Makes the partitions of coming months, and drops those of months that nobody needs. Instances may run it at the same time. A lock that is
 * not free within half a second fails the task of its table until the next run.
 */
@Injectable()
export class MonthPartitionsJob {
  private readonly logger = new Logger(MonthPartitionsJob.name);

  constructor(
    private readonly partitions: MonthPartitions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @Job(EVERY_MS, { atStart: true })
  async run(): Promise<void> {
    for (const one of this.partitions.tables) await this.apply(one);
  }

  private async apply({ table, keepDays }: PartitionedTable): Promise<void> {
    const task = `partitions-${table}`;
    const now = this.clock.now();
    try {
      await this.transactions.query(MAKE_MONTHS, [table, nepalDay(now)]);
      if (keepDays !== null) {
        const kept = nepalDay(new Date(now.getTime() - keepDays * DAY_MS));
        await this.transactions.query(DROP_MONTHS, [table, kept]);
      }
      await this.transactions.query(TASK_DONE, [task]);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.logger.error(error, `The cleanup task ${task} failed.`);
      await this.transactions.query(TASK_FAILED, [task, error instanceof Error ? error.message : 'unknown']);
    }
  }
}
