import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { OutboxWakeup } from '../../../common/outbox/outbox-wakeup.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ANNOUNCE } from './first-uses.sql.js';

/** Tells a business that a deal was used for the first time (Z1). */
@Injectable()
export class FirstUsesConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly transactions: Transactions,
    private readonly wakeup: OutboxWakeup,
  ) {}

  onModuleInit(): void {
    this.consumers.on('pass.redeemed', 'first-use', async ({ passId }) => {
      if ((await this.transactions.query(ANNOUNCE, [passId])).length > 0) this.wakeup.afterCommit();
    });
  }
}
