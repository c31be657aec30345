import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../common/outbox/event-consumers.js';
import { OutboxWakeup } from '../../common/outbox/outbox-wakeup.js';
import { Transactions } from '../../common/transactions/transactions.js';

/** One event for each customer with an open pass, for the pass that expires first. $1 the business. */
const ANNOUNCE = `
  SELECT outbox_publish('pass.seller-suspended', jsonb_build_object('passId', public_id, 'dealId', deal_id, 'userId', user_id)) FROM (
    SELECT DISTINCT ON (user_id) public_id, deal_id, user_id FROM passes
    WHERE vendor_id = $1 AND state = 'issued' AND expires_at > now() ORDER BY user_id, expires_at
  ) AS open`;

/** Tells customers with open passes that the business is suspended and their passes stay good (P8). */
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
