import { Injectable } from '@nestjs/common';
import { Job } from '../../common/jobs/job.decorator.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { FAVORITE_ENDING } from './favorite.notifications.js';
import { ANNOUNCE } from './favorite-expiry-reminder.sql.js';

const EVERY_MS = 15 * 60_000;

/** Announces favorites that end within 24 to 48 hours to their customers. */
@Injectable()
export class FavoriteExpiryReminder {
  constructor(private readonly transactions: Transactions) {}

  @Job(EVERY_MS)
  async announce(): Promise<void> {
    while ((await this.transactions.query(ANNOUNCE, [FAVORITE_ENDING.path])).length > 0) continue;
  }
}
