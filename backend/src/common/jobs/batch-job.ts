import type { OnApplicationShutdown } from '@nestjs/common';
import { traced } from '../telemetry/background-work.js';

/** A batch that is shorter and leaves no work is taken for a poll that found nothing. */
const MAX_POLL_MS = 20;

/**
 * Processes work that is stored in the database, batch by batch. A subclass starts it with `@Job`; while
 * it runs, the next start does nothing. A shutdown waits for the running batch.
 */
export abstract class BatchJob implements OnApplicationShutdown {
  private running?: Promise<void>;
  private stopped = false;

  /** @returns true if there may be more work */
  protected abstract runBatch(): Promise<boolean>;

  /** @returns a promise of the run, also of one that runs already */
  protected async start(): Promise<void> {
    if (this.stopped) return;
    this.running ??= this.runDue().finally(() => (this.running = undefined));
    await this.running;
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running?.catch(() => undefined);
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
