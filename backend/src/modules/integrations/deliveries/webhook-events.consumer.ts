import { Injectable } from '@nestjs/common';
import type { EventType } from '../../../common/outbox/domain-events.js';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { addDeliveries } from './deliveries.sql.js';
import { DeliveriesJob } from './deliveries.job.js';
import { DEAL_FACTS, ORDER_FACTS, PASS_FACTS, PAYOUT_FACTS, REVIEW_FACTS } from './event-facts.sql.js';
import type { WebhookType } from './event-types.js';

interface WebhookSource {
  type: WebhookType;
  /** Field of the payload that names the object. Events of one object are sent in their order. */
  object: string;
  /** Statement of the contents. */
  facts: string;
}

/** The events of the outbox that become webhooks. Names of the outbox are internal; `type` is the public one. */
const WEBHOOK_SOURCES: Readonly<Partial<Record<EventType, WebhookSource>>> = {
  'pass.issued': { type: 'pass.issued', object: 'passId', facts: PASS_FACTS },
  'pass.redeemed': { type: 'pass.redeemed', object: 'passId', facts: PASS_FACTS },
  'pass.voided': { type: 'pass.voided', object: 'passId', facts: PASS_FACTS },
  'order.paid': { type: 'order.paid', object: 'orderId', facts: ORDER_FACTS },
  'order.refunded': { type: 'order.refunded', object: 'orderId', facts: ORDER_FACTS },
  'deal.approved': { type: 'deal.approved', object: 'dealId', facts: DEAL_FACTS },
  'deal.rejected': { type: 'deal.rejected', object: 'dealId', facts: DEAL_FACTS },
  'review.written': { type: 'review.created', object: 'reviewId', facts: REVIEW_FACTS },
  'payout.made': { type: 'payout.made', object: 'payoutId', facts: PAYOUT_FACTS },
};

/** Name of the consumer, and of its lane in the outbox. */
const WEBHOOKS = 'webhooks';

/** Adds a delivery for each endpoint that wants an event (rule WH2). */
@Injectable()
export class WebhookEvents {
  constructor(
    consumers: EventConsumers,
    private readonly transactions: Transactions,
    private readonly job: DeliveriesJob,
  ) {
    for (const [type, source] of Object.entries(WEBHOOK_SOURCES) as [EventType, WebhookSource][])
      consumers.on(type, WEBHOOKS, (payload, eventId) => this.add(source, payload, eventId));
  }

  private async add({ type, object, facts }: WebhookSource, payload: object, eventId: string): Promise<void> {
    const id = (payload as Record<string, string | number>)[object];
    const added = await this.transactions.query(addDeliveries(facts), [
      String(id),
      eventId,
      type,
      JSON.stringify({ [object]: id }),
    ]);
    if (added.length > 0) this.job.afterCommit();
  }
}
