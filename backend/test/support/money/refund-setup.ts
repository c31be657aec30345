import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Transactions } from '../../../src/common/transactions/transactions.js';
import {
  type GatewayName,
  OpenPayment,
  Reconciler,
  RefundsService,
} from '../../../src/modules/payments/index.js';
import { PaymentSetup, type PaymentSummary } from './payment-setup.js';
import { type RunningApp, startApp } from '../start-app.js';
import { type Person, World } from '../world.js';

/** Two instances of the application on one database, mock gateways, and a customer who pays and is refunded. */
export class RefundSetup {
  private constructor(
    readonly setup: PaymentSetup,
    readonly second: RunningApp,
    readonly person: Person,
  ) {}

  static async start(env: NodeJS.ProcessEnv = {}): Promise<RefundSetup> {
    const setup = await PaymentSetup.start(env);
    const second = await startApp({ PAYMENTS_STANDIN_URL: setup.mockGateways.url, ...env });
    const world = new World(setup.running.database, setup.running.url);
    await world.catalog();
    return new RefundSetup(setup, second, await world.person());
  }

  async stop(): Promise<void> {
    this.setup.mockGateways.traffic.release();
    await this.second.stop();
    await this.setup.stop();
  }

  /** A payment that the gateway captured without a webhook. */
  async paid(gateway: GatewayName): Promise<PaymentSummary> {
    const id = await this.setup.running.app.get(OpenPayment).run({
      purpose: 'membership',
      purposeId: randomUUID(),
      gateway,
      draft: () =>
        Promise.resolve({
          userId: this.person.id,
          paisa: 99_900,
          title: 'Premium for a year',
          expiresAt: new Date(Date.now() + 30 * 60_000),
        }),
    });
    const { body } = await this.person.client.get<PaymentSummary>(`/api/payments/${id}`);
    await this.setup.choose(body, 'lost');
    return body;
  }

  /** @returns the refund's id */
  async refundOf(payment: PaymentSummary, paisa: number): Promise<string> {
    await this.person.client.post(`/api/payments/${payment.id}/confirm`);
    const { app } = this.setup.running;
    return app
      .get(Transactions)
      .run(() =>
        app
          .get(RefundsService)
          .request({ paymentId: payment.id, paisa, cause: 'customer', by: this.person.id }),
      );
  }

  async refunds(gateway: GatewayName, count: number, paisa: number): Promise<string[]> {
    return Promise.all(
      Array.from({ length: count }, async () => this.refundOf(await this.paid(gateway), paisa)),
    );
  }

  /** Number of requests for each refund, by the URL that contains its payment. */
  timesSent(): number[] {
    const times = new Map<string, number>();
    for (const { method, path } of this.setup.mockGateways.traffic.calls)
      if (method === 'POST' && /\/refunds?\/?$/.test(path)) times.set(path, (times.get(path) ?? 0) + 1);
    return [...times.values()];
  }

  forgetCalls(): void {
    this.setup.mockGateways.traffic.calls.length = 0;
  }

  async states(ids: string[]): Promise<string[]> {
    const { rows } = await this.setup.running.database.query<{ state: string }>(
      'SELECT state FROM refunds WHERE public_id = ANY($1) ORDER BY id',
      [ids],
    );
    return rows.map(({ state }) => state);
  }

  async sql(text: string): Promise<Record<string, unknown>[]> {
    return (await this.setup.running.database.query<Record<string, unknown>>(text)).rows;
  }

  /** Ends sessions of the application's role, as a restart of the database or a pooler does. */
  async endSessions(condition: string): Promise<void> {
    const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
    await client.connect();
    await client.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename = current_user AND ${condition}`);
    await client.end();
  }

  runFirst = (): Promise<void> => this.setup.running.app.get(Reconciler).run();
  runSecond = (): Promise<void> => this.second.app.get(Reconciler).run();
}
