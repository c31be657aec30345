import { Injectable, Logger } from '@nestjs/common';
import { Job } from '../jobs/job.decorator.js';
import { isDatabaseAway } from '../errors/translate-error.js';
import { traced } from '../telemetry/background-work.js';
import { Transactions } from '../transactions/transactions.js';
import { Retention, type RetentionRule } from './retention.js';
import { deleteBatch, TASK_DONE, TASK_FAILED } from './retention.sql.js';

const EVERY_MS = 10 * 60_000;

/** Deletes rows by the rules of `Retention`. Each rule is a task with its own state; a failed task does not stop the others. */
@Injectable()
export class RetentionJob {
  private readonly logger = new Logger(RetentionJob.name);

  constructor(
    private readonly retention: Retention,
    private readonly transactions: Transactions,
  ) {}

  @Job(EVERY_MS, { tracesItself: true })
  async run(): Promise<void> {
    for (const rule of this.retention.rules)
      await traced({ name: `cleanup ${rule.name}`, run: () => this.apply(rule) });
  }

  /** Repeats the batch until no row is left. */
  private async apply(rule: RetentionRule): Promise<void> {
    try {
      while ((await this.deleteBatch(rule)) > 0) continue;
      await this.transactions.query(TASK_DONE, [rule.name]);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.logger.error(error, `The cleanup task ${rule.name} failed.`);
      await this.transactions.query(TASK_FAILED, [
        rule.name,
        error instanceof Error ? error.message : 'unknown',
      ]);
    }
  }

  private async deleteBatch(rule: RetentionRule): Promise<number> {
    const [, count] = await this.transactions.manager.query<[unknown[], number]>(deleteBatch(rule));
    return count;
  }
}
