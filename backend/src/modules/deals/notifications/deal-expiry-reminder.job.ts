import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../../common/errors/translate-error.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { OWN_DEAL_ENDING } from './deal.notifications.js';
import { ANNOUNCE } from './deal-expiry-reminder.sql.js';

const EVERY_MS = 15 * 60_000;

/** Notifies businesses of deals that end within three days (rule Z2). */
@Injectable()
export class DealExpiryReminder {
  private readonly logger = new Logger(DealExpiryReminder.name);

  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (!this.config.backgroundWork) return;
    await this.announce().catch((error: unknown) => {
      if (!isDatabaseAway(error)) this.logger.error(error);
    });
  }

  async announce(): Promise<void> {
    while ((await this.transactions.query(ANNOUNCE, [OWN_DEAL_ENDING.path])).length > 0) continue;
  }
}
