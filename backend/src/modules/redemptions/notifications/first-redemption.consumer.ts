import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { OutboxWakeup } from '../../../common/outbox/outbox-wakeup.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ANNOUNCE } from './first-redemption.sql.js';
import { FIRST_USE } from './pass.notifications.js';

/** Announces the first use of a deal to its business (rule Z1). */
@Injectable()
export class FirstRedemptionConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly transactions: Transactions,
    private readonly wakeup: OutboxWakeup,
  ) {}

  onModuleInit(): void {
    this.consumers.on('pass.redeemed', 'first-use', async ({ passId }) => {
      if ((await this.transactions.query(ANNOUNCE, [passId, FIRST_USE.path])).length > 0)
        this.wakeup.afterCommit();
    });
  }
}
