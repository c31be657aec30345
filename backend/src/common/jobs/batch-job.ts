import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { isDatabaseAway } from '../errors/translate-error.js';
import { traced } from '../telemetry/background-work.js';

/** A batch that is shorter and leaves no work is taken for a poll that found nothing. */
const MAX_POLL_MS = 20;

/**
 * Processes work that is stored in the database, batch by batch. A subclass starts it with `@Interval`; while
 * it runs, the next start does nothing. A shutdown waits for the running batch.
 */
export abstract class BatchJob implements OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private running?: Promise<void>;
  private stopped = false;

  constructor(private readonly config: Config) {}

  /** @returns true if there may be more work */
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

  /** Runs batches until no work is left. */
  async runDue(): Promise<void> {
    while (!this.stopped && (await this.tracedBatch())) continue;
  }

  private tracedBatch(): Promise<boolean> {
    return traced({
      name: `job ${this.constructor.name}`,
      run: () => this.runBatch(),
      isIdle: (mayHaveMore, durationMs) => !mayHaveMore && durationMs < MAX_POLL_MS,
    });
  }
}
