import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../../common/errors/translate-error.js';
import { Config } from '../../../config/config.js';
import { SearchRebuilds } from './search-rebuilds.service.js';

const EVERY_MS = 1_000;

/** Starts what waits within a second, on one instance. After a kill another instance continues after the last whole batch. */
@Injectable()
export class SearchRebuildsJob implements OnApplicationShutdown {
  private readonly logger = new Logger(SearchRebuildsJob.name);
  private running?: Promise<void>;
  private stopped = false;

  constructor(
    private readonly config: Config,
    private readonly rebuilds: SearchRebuilds,
  ) {}

  @Interval(EVERY_MS)
  onInterval(): void {
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

  /** Rebuilds until nothing is left. */
  async runDue(): Promise<void> {
    while (!this.stopped && (await this.rebuilds.runBatch())) continue;
  }
}
