import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { OutboxWakeup } from '../../../common/outbox/outbox-wakeup.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ANNOUNCE } from './suspended-sellers.sql.js';

/** Notifies customers with open passes that the business is suspended and their passes remain valid (P8). */
@Injectable()
export class SuspendedSellersConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly transactions: Transactions,
    private readonly wakeup: OutboxWakeup,
  ) {}

  onModuleInit(): void {
    this.consumers.on('vendor.suspended', 'open-passes', async ({ vendorId }) => {
      if ((await this.transactions.query(ANNOUNCE, [vendorId])).length > 0) this.wakeup.afterCommit();
    });
  }
}
