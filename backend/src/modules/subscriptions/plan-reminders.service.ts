import { Injectable } from '@nestjs/common';
import { OutboxWakeup } from '../../common/outbox/outbox-wakeup.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { MEMBERSHIPS_ENDED, MEMBERSHIPS_ENDING, SUBSCRIPTIONS_ENDING } from './plan-reminders.sql.js';

/**
 * Reminds owners of ending periods seven days and one day before, and notifies customers of ended memberships
 * (rules MB8 and VB5).
 */
@Injectable()
export class PlanReminders {
  constructor(
    private readonly transactions: Transactions,
    private readonly wakeup: OutboxWakeup,
  ) {}

  async tell(): Promise<void> {
    for (const statement of [SUBSCRIPTIONS_ENDING, MEMBERSHIPS_ENDING, MEMBERSHIPS_ENDED])
      while ((await this.transactions.query(statement)).length > 0) this.wakeup.afterCommit();
  }
}
