import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../common/errors/translate-error.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Config } from '../../config/config.js';
import { FAVORITE_ENDING } from './favorite.notifications.js';
import { ANNOUNCE } from './favorite-expiry-reminder.sql.js';

const EVERY_MS = 15 * 60_000;

/** Announces favorites that end within 24 to 48 hours to their customers. */
@Injectable()
export class FavoriteExpiryReminder {
  private readonly logger = new Logger(FavoriteExpiryReminder.name);

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
    while ((await this.transactions.query(ANNOUNCE, [FAVORITE_ENDING.path])).length > 0) continue;
  }
}
