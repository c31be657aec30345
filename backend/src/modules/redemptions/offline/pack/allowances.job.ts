import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../../../common/errors/translate-error.js';
import { Config } from '../../../../config/config.js';
import { Allowances } from './allowances.service.js';

const EVERY_MS = 5 * 60_000;

/** Gives places back that devices hold longer than 72 hours without a contact (rule OF4). */
@Injectable()
export class AllowancesJob {
  private readonly logger = new Logger(AllowancesJob.name);

  constructor(
    private readonly config: Config,
    private readonly allowances: Allowances,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (!this.config.backgroundWork) return;
    await this.run().catch((error: unknown) => {
      if (!isDatabaseAway(error)) this.logger.error(error);
    });
  }

  async run(): Promise<void> {
    while (await this.allowances.returnDue()) continue;
  }
}
