import type { ApiClient, Answer } from '../support/api/api-client.js';
import { ApiClient as Client } from '../support/api/api-client.js';
import { BackendProcess } from '../support/processes/backend-process.js';
import { PaymentSetup, type PaymentSummary } from '../support/money/payment-setup.js';
import { type Business, type Person, World } from '../support/world.js';

export interface Use {
  id: string;
  state: string;
  points: number;
  pointsWithheld: string | null;
}
export interface OrderSummary {
  id: string;
  state: string;
  total: number;
  pointsValue: number;
  due: number;
  code?: string;
  lines: { quantity: number; passes: { id: string; state: string }[] }[];
  refunds: { amount: number; state: string }[];
}

export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Number of occurrences of each word. */
export const tally = (words: readonly (string | number | undefined)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[String(word)] = (counts[String(word)] ?? 0) + 1;
  return counts;
};

/** Two backends on one database, a gateway, a business with its owner, three customers and an honest admin. */
export class Stage {
  readonly customers: Person[] = [];
  shop!: Business;
  admin!: Person;
  private turn = 0;

  private constructor(
    readonly setup: PaymentSetup,
    readonly world: World,
    private readonly backends: BackendProcess[],
  ) {}

  static async open(): Promise<Stage> {
    const setup = await PaymentSetup.start();
    const env = { PAYMENTS_STANDIN_URL: setup.mockGateways.url, BACKGROUND_WORK: 'off' };
    const backends = [await BackendProcess.start(env), await BackendProcess.start(env)];
    const stage = new Stage(setup, new World(setup.running.database, setup.running.url), backends);
    await stage.world.catalog();
    stage.shop = await stage.world.business();
    stage.admin = await stage.world.admin();
    for (const _ of times(3)) stage.customers.push(await stage.world.person());
    return stage;
  }

  async close(): Promise<void> {
    await Promise.all(this.backends.map((backend) => backend.stop()));
    await this.setup.stop();
  }

  /** Client of the person at the two backends in turn. */
  by(person: Person): ApiClient {
    const client = new Client((this.backends[this.turn++ % this.backends.length] as BackendProcess).url);
    client.cookie = person.client.cookie;
    return client;
  }

  /** Sends the same request of one person many times concurrently, to both backends. */
  atOnce<T>(
    count: number,
    person: Person,
    ask: (client: ApiClient, n: number) => Promise<Answer<T>>,
  ): Promise<Answer<T>[]> {
    return Promise.all(times(count).map((n) => ask(this.by(person), n)));
  }

  async rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.setup.running.database.query<Row>(sql, values)).rows;
  }

  async pointsOf(person: Person): Promise<{ all: number; spendable: number }> {
    const { body } = await this.by(person).get<{ loyaltyPoints: number; spendablePoints: number }>(
      '/api/users/me',
    );
    return { all: body.loyaltyPoints, spendable: body.spendablePoints };
  }

  /** Balance of the business, in paisa. */
  async owed(shop = this.shop): Promise<number> {
    return (await this.by(shop.owner).get<{ owedPaisa: number }>('/api/vendors/me/balance')).body.owedPaisa;
  }

  /** Issues a code and accepts it at the counter. Null if no code is available. */
  async use(person: Person, dealId: number, shop = this.shop): Promise<Use | null> {
    const { status, body } = await this.by(person).post<{ code: string }>('/api/redemptions', { dealId });
    if (status >= 300) return null;
    const accepted = await this.by(shop.owner).post<Use>('/api/counter/accept', { code: body.code });
    return accepted.status === 200 ? accepted.body : null;
  }

  /** The honest admin approves the pending change of a deal. */
  async approveChange(dealId: number): Promise<number> {
    const [revision] = await this.rows<{ id: number }>(
      `SELECT id FROM deal_revisions WHERE deal_id = $1 AND status = 'pending'`,
      [dealId],
    );
    return (await this.by(this.admin).patch(`/api/admin/revisions/${revision?.id}/approve`)).status;
  }

  order(person: Person, dealId: number, quantity: number, usePoints = false): Promise<Answer<OrderSummary>> {
    return this.by(person).post<OrderSummary>('/api/orders', { items: [{ dealId, quantity }], usePoints });
  }

  async read(person: Person, orderId: string): Promise<OrderSummary> {
    return (await this.by(person).get<OrderSummary>(`/api/orders/${orderId}`)).body;
  }

  async begin(person: Person, orderId: string, gateway = 'khalti'): Promise<PaymentSummary> {
    const { status, text, body } = await this.by(person).post<PaymentSummary>(
      `/api/orders/${orderId}/payments`,
      {
        gateway,
      },
    );
    if (status !== 201) throw new Error(`The payment was not opened: ${text}`);
    return body;
  }

  /**
   * Pays at the gateway without a webhook.
   * @returns the query of the browser's return
   */
  async pay(payment: PaymentSummary): Promise<Record<string, string>> {
    return (await this.setup.choose(payment, 'pay')) ?? {};
  }

  /** Moves everything that customers earned back by a day. */
  async nextDay(): Promise<void> {
    await this.rows(`UPDATE points_ledger SET created_at = created_at - interval '1 day'`);
  }
}
