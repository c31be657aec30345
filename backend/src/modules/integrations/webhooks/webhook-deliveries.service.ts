import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { type JsonPage, KeysetPages } from '../../../common/paging/keyset-pages.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { DeliveriesJob } from '../deliveries/deliveries.job.js';
import { TEST_TYPE } from '../deliveries/event-types.js';
import { WEBHOOK_DELIVERIES } from './webhook-deliveries-list.sql.js';
import type { DeliveriesQuery } from './webhook.dto.js';
import { DeliveryMissing, WebhookDisabled } from './webhook.errors.js';
import { ADD_TEST, SEND_AGAIN } from './webhooks.sql.js';
import { type WebhookOwner, WebhooksService } from './webhooks.service.js';

/** The delivery log of an endpoint, its tests, and deliveries that are sent again (rules WH7 and WH8). */
@Injectable()
export class WebhookDeliveries {
  constructor(
    private readonly transactions: Transactions,
    private readonly pages: KeysetPages,
    private readonly webhooks: WebhooksService,
    private readonly job: DeliveriesJob,
    private readonly audit: AuditService,
  ) {}

  /** @throws webhook.not-found (404) */
  async page(owner: WebhookOwner, endpoint: number, query: DeliveriesQuery, path: string): Promise<JsonPage> {
    await this.webhooks.one(owner, endpoint);
    return this.pages.read(keysetStatement(WEBHOOK_DELIVERIES, { ...query, endpoint }), path);
  }

  /** Sends a test. The log has its result. @throws webhook.not-found (404), webhook.disabled (409) */
  async test(owner: WebhookOwner, personId: number, endpoint: number): Promise<void> {
    await this.transactions.run(async () => {
      await this.assertActive(owner, endpoint);
      const eventId = uuidv7();
      const values = [endpoint, eventId, TEST_TYPE, JSON.stringify({ test: eventId })];
      await this.transactions.query(ADD_TEST, values);
      await this.write(personId, 'webhook.tested', endpoint);
      this.job.afterCommit();
    });
  }

  /**
   * Sends a delivery again, whatever its state: later events of the object that still wait are sent after it.
   * @throws webhook.not-found, webhook.delivery-not-found (404), webhook.disabled (409)
   */
  async resend(owner: WebhookOwner, personId: number, endpoint: number, id: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.assertActive(owner, endpoint);
      const sent = await this.transactions.query(SEND_AGAIN, [endpoint, id]);
      if (sent.length === 0) throw new DeliveryMissing();
      await this.write(personId, 'webhook.sent-again', endpoint, { delivery: id });
      this.job.afterCommit();
    });
  }

  private async assertActive(owner: WebhookOwner, endpoint: number): Promise<void> {
    const { state } = await this.webhooks.one(owner, endpoint);
    if (state === 'disabled') throw new WebhookDisabled();
  }

  private write(actorId: number, action: string, id: number, after?: object): Promise<void> {
    return this.audit.write({ actorId, action, subjectType: 'webhook', subjectId: id, after });
  }
}
