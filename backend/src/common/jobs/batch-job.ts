import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { isDatabaseAway } from '../errors/translate-error.js';

/**
 * Work that waits in the database and is done batch by batch. A subclass starts it with `@Interval`; while it runs, the
 * next start does nothing. A shutdown waits for the batch that runs.
 */
export abstract class BatchJob implements OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private running?: Promise<void>;
  private stopped = false;

  constructor(private readonly config: Config) {}

  /** @returns whether there may be more to do */
  protected abstract runBatch(): Promise<boolean>;

  protected start(): void {
    if (!this.config.backgroundWork || this.stopped) return;
    this.running ??= this.runDue()
      .catch((error: unknown) => {
        if (!isDatabaseAway(error)) this.logger.error(error);
      })
      .finally(() => (this.running = undefined));
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  /** Runs until nothing waits. */
  async runDue(): Promise<void> {
    while (!this.stopped && (await this.runBatch())) continue;
  }
}
