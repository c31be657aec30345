import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { OWN_DEAL_ENDING } from './deal.notifications.js';
import { ANNOUNCE } from './deal-expiry-reminder.sql.js';

const EVERY_MS = 15 * 60_000;

/** Notifies businesses of deals that end within three days (rule Z2). */
@Injectable()
export class DealExpiryReminder {
  constructor(private readonly transactions: Transactions) {}

  @Job(EVERY_MS)
  async announce(): Promise<void> {
    while ((await this.transactions.query(ANNOUNCE, [OWN_DEAL_ENDING.path])).length > 0) continue;
  }
}
