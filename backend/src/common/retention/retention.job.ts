import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../common/errors/translate-error.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Config } from '../../config/config.js';
import { CLEANUP_TASKS, TASK_DONE, TASK_FAILED } from './cleanup-tasks.sql.js';

const EVERY_MS = 10 * 60_000;

/** Deletes rows after their time. Each task has a state of its own, and one that fails stops no other (docs/operations.md). */
@Injectable()
export class HousekeepingService {
  private readonly logger = new Logger(HousekeepingService.name);

  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (!this.config.backgroundWork) return;
    await this.tidy().catch((error: unknown) => {
      if (!isDatabaseAway(error)) this.logger.error(error);
    });
  }

  async tidy(): Promise<void> {
    for (const [name, sql] of Object.entries(CLEANUP_TASKS)) await this.run(name, sql);
  }

  private async run(name: string, sql: string): Promise<void> {
    try {
      while ((await this.deleted(sql)) > 0) continue;
      await this.transactions.query(TASK_DONE, [name]);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.logger.error(error, `The cleanup task ${name} failed.`);
      await this.transactions.query(TASK_FAILED, [name, error instanceof Error ? error.message : 'unknown']);
    }
  }

  private async deleted(sql: string): Promise<number> {
    const [, count] = await this.transactions.manager.query<[unknown[], number]>(sql);
    return count;
  }
}
