import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../../common/errors/translate-error.js';
import { Config } from '../../../config/config.js';
import { OwedPasses } from './owed-passes.service.js';

const EVERY_MS = 10 * 60_000;

/**
 * Credits businesses for expired bought passes once the time for refunds has passed (rule ST5). Each batch is
 * a separate transaction.
 */
@Injectable()
export class OwedPassesJob {
  private readonly logger = new Logger(OwedPassesJob.name);

  constructor(
    private readonly config: Config,
    private readonly owed: OwedPasses,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (!this.config.backgroundWork) return;
    await this.run().catch((error: unknown) => {
      if (!isDatabaseAway(error)) this.logger.error(error);
    });
  }

  async run(): Promise<void> {
    while (await this.owed.settleBatch()) continue;
  }
}
