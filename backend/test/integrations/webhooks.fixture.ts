import { OutboxDispatcher } from '../../src/common/outbox/outbox-dispatcher.js';
import { DeliveriesJob } from '../../src/modules/integrations/deliveries/deliveries.job.js';
import type {
  NewWebhookView,
  WebhookDeliveryView,
  WebhookView,
} from '../../src/modules/integrations/webhooks/webhook.view.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';
import { type ReceivedEvent, WebhookReceiver } from '../support/api/webhook-receiver.js';

export const MINE = '/api/vendors/me/webhooks';
export const PASSES = ['pass.issued', 'pass.redeemed', 'pass.voided'];

interface Body {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

export const bodyOf = ({ body }: ReceivedEvent): Body => JSON.parse(body) as Body;
export const typesOf = (events: ReceivedEvent[]): string[] => events.map((event) => bodyOf(event).type);

/** Two instances, a receiver, and a business of its own for each test. */
export class WebhookSetup {
  receiver: WebhookReceiver;
  running: RunningApp;
  second: RunningApp;
  world: World;
  shop: Business;
  private paths = 0;

  /** @param settings environment of both instances */
  constructor(private readonly settings: NodeJS.ProcessEnv = {}) {}

  start = async (): Promise<void> => {
    this.receiver = await WebhookReceiver.start();
    const env = { ...this.settings, WEBHOOK_LOCAL_RECEIVERS: this.receiver.url };
    this.running = await startApp(env);
    this.second = await startApp(env);
    this.world = new World(this.running.database, this.running.url);
    await this.world.catalog();
  };

  renew = async (): Promise<void> => {
    this.shop = await this.world.business();
    await this.running.database.query('UPDATE webhook_endpoints SET deleted_at = now()');
  };

  stop = async (): Promise<void> => {
    await this.second.stop();
    await this.running.stop();
    await this.receiver.stop();
  };

  create = async (
    eventTypes = PASSES,
    owner: Person = this.shop.owner,
    base = MINE,
  ): Promise<NewWebhookView & { path: string }> => {
    const path = `/hook-${++this.paths}`;
    const form = { url: this.receiver.url + path, eventTypes };
    const { status, body } = await owner.client.post<NewWebhookView>(base, form);
    expect(status).toBe(201);
    return { ...body, path };
  };

  send = async (...apps: RunningApp[]): Promise<void> => {
    const senders = apps.length > 0 ? apps : [this.running];
    await Promise.all(senders.map(({ app }) => app.get(DeliveriesJob).runDue()));
  };

  publish = async (): Promise<void> => {
    await Promise.all([this.running, this.second].map(({ app }) => app.get(OutboxDispatcher).deliverDue()));
  };

  /** Issues a pass and accepts it at the counter. */
  use = async (isVoided = false): Promise<string> => {
    const person = await this.world.person();
    const { owner, branchId } = this.shop;
    const dealId = await this.world.deal(this.shop);
    const { body } = await person.client.post<{ id: string; code: string }>('/api/redemptions', { dealId });
    const { client } = owner;
    expect((await client.post('/api/counter/accept', { code: body.code, branchId })).status).toBe(200);
    const reason = { reason: 'The wrong table.' };
    if (isVoided) expect((await client.post(`/api/redemptions/${body.id}/void`, reason)).status).toBe(200);
    return body.id;
  };

  log = async (id: number, query = ''): Promise<WebhookDeliveryView[]> =>
    (await this.shop.owner.client.get<WebhookDeliveryView[]>(`${MINE}/${id}/deliveries${query}`)).body;

  stateOf = async (id: number): Promise<WebhookView | undefined> =>
    (await this.shop.owner.client.get<WebhookView[]>(MINE)).body.find((one) => one.id === id);

  makeDue = (id: number): Promise<unknown> =>
    this.running.database.query('UPDATE webhook_deliveries SET due_at = now() WHERE endpoint_id = $1', [id]);
}
