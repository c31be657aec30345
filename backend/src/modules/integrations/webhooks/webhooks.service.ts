import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { AuditService } from '../../audit/index.js';
import { DeliveriesJob } from '../deliveries/deliveries.job.js';
import type { WebhookType } from '../deliveries/event-types.js';
import { newWebhookSecret, WebhookSecrets } from '../deliveries/webhook-secrets.js';
import { webhookAddress } from './webhook-address.policy.js';
import { TooManyWebhooks, WebhookMissing } from './webhook.errors.js';
import type { NewWebhookView, WebhookView } from './webhook.view.js';
import * as sql from './webhooks.sql.js';

/** Id of the business that owns an endpoint; null for the marketplace. */
export type WebhookOwner = number | null;

/** Maximum number of endpoints of a business, and of the marketplace. */
const MAX_WEBHOOKS = 10;

interface NewWebhook {
  url: string;
  eventTypes: WebhookType[];
}

type Changes = Partial<NewWebhook> & { isActive?: boolean };

/** Endpoints of businesses and of the marketplace that receive events (rules WH1 to WH3). */
@Injectable()
export class WebhooksService {
  private readonly secrets: WebhookSecrets;

  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly job: DeliveriesJob,
  ) {
    this.secrets = new WebhookSecrets(config.codeSecrets);
  }

  list(owner: WebhookOwner): Promise<WebhookView[]> {
    return this.transactions.query<WebhookView>(sql.WEBHOOKS, [owner]);
  }

  /** @throws webhook.not-found (404), also for one of another business */
  async one(owner: WebhookOwner, id: number): Promise<WebhookView> {
    const [row] = await this.transactions.query<WebhookView>(sql.ONE_WEBHOOK, [owner, id]);
    if (!row) throw new WebhookMissing();
    return row;
  }

  /** The endpoint of a repeated request; its secret is not shown again. */
  async again(owner: WebhookOwner, id: number): Promise<NewWebhookView> {
    return { ...(await this.one(owner, id)), secret: null };
  }

  /** @throws webhook.address-invalid (400), webhook.too-many (409) */
  async create(owner: WebhookOwner, personId: number, form: NewWebhook): Promise<NewWebhookView> {
    const url = webhookAddress(form.url, this.config.localReceivers);
    return this.transactions.run(async () => {
      await this.lock(owner);
      const [row] = await this.transactions.query<{ count: number }>(sql.COUNT_WEBHOOKS, [owner]);
      if ((row?.count ?? 0) >= MAX_WEBHOOKS) throw new TooManyWebhooks();
      const values = [owner, url, form.eventTypes, personId];
      const [added] = await this.transactions.query<{ id: number }>(sql.ADD_WEBHOOK, values);
      if (!added) throw new Error('A webhook that was just added is not there.');
      const secret = await this.addSecret(added.id);
      await this.write(personId, 'webhook.created', added.id, undefined, {
        vendorId: owner,
        host: new URL(url).host,
        eventTypes: form.eventTypes,
      });
      return { ...(await this.one(owner, added.id)), secret };
    });
  }

  /**
   * Turned on again, it sends what waits.
   * @throws webhook.address-invalid (400), webhook.not-found (404)
   */
  async change(owner: WebhookOwner, personId: number, id: number, changes: Changes): Promise<WebhookView> {
    const url = changes.url === undefined ? null : webhookAddress(changes.url, this.config.localReceivers);
    return this.transactions.run(async () => {
      await this.lock(owner);
      const before = await this.one(owner, id);
      await this.transactions.query(sql.CHANGE_WEBHOOK, [id, url, changes.eventTypes ?? null]);
      if (changes.isActive === false) await this.transactions.query(sql.TURN_OFF, [id]);
      if (changes.isActive === true) await this.turnOn(id);
      const after = await this.one(owner, id);
      await this.write(personId, 'webhook.changed', id, stateOf(before), stateOf(after));
      return after;
    });
  }

  private async turnOn(id: number): Promise<void> {
    await this.transactions.query(sql.TURN_ON, [id]);
    await this.transactions.query(sql.SEND_WAITING, [id]);
    this.job.afterCommit();
  }

  /** Replaces the secret; the one before signs for 24 more hours. @throws webhook.not-found (404) */
  async rotate(owner: WebhookOwner, personId: number, id: number): Promise<NewWebhookView> {
    return this.transactions.run(async () => {
      await this.lock(owner);
      await this.one(owner, id);
      await this.transactions.query(sql.DROP_OLD_SECRETS, [id]);
      await this.transactions.query(sql.END_SECRET, [id]);
      const secret = await this.addSecret(id);
      await this.write(personId, 'webhook.rotated', id);
      return { ...(await this.one(owner, id)), secret };
    });
  }

  /** @throws webhook.not-found (404) */
  async delete(owner: WebhookOwner, personId: number, id: number): Promise<void> {
    await this.transactions.run(async () => {
      await this.lock(owner);
      await this.one(owner, id);
      await this.transactions.query(sql.DELETE_WEBHOOK, [id]);
      await this.write(personId, 'webhook.deleted', id);
    });
  }

  private async addSecret(id: number): Promise<string> {
    const secret = newWebhookSecret();
    await this.transactions.query(sql.ADD_SECRET, [id, this.secrets.seal(secret, id)]);
    return secret;
  }

  /** Changes of an owner's endpoints wait for each other, so that their number stays within the limit. */
  private lock(owner: WebhookOwner): Promise<void> {
    return this.transactions.lock(`webhooks of ${owner ?? 'the marketplace'}`);
  }

  private write(actorId: number, action: string, id: number, before?: object, after?: object): Promise<void> {
    return this.audit.write({ actorId, action, subjectType: 'webhook', subjectId: id, before, after });
  }
}

const stateOf = ({ url, eventTypes, state }: WebhookView): object => ({
  host: new URL(url).host,
  eventTypes,
  isActive: state !== 'disabled',
});
