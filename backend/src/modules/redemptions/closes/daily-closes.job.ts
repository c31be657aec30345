import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../../common/errors/translate-error.js';
import { Config } from '../../../config/config.js';
import { CloseDay } from './close-day.use-case.js';

const EVERY_MS = 5 * 60_000;

/** Closes each day that is open at the end of the next one (rule CS10). */
@Injectable()
export class DailyClosesJob {
  private readonly logger = new Logger(DailyClosesJob.name);

  constructor(
    private readonly config: Config,
    private readonly days: CloseDay,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (!this.config.backgroundWork) return;
    await this.run().catch((error: unknown) => {
      if (!isDatabaseAway(error)) this.logger.error(error);
    });
  }

  async run(): Promise<void> {
    while ((await this.days.closeDue()) > 0) continue;
  }
}
