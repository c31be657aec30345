import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { EventConsumers } from '../../src/common/outbox/event-consumers.js';
import { Transactions } from '../../src/common/transactions/transactions.js';
import { Mailer } from '../../src/modules/notifications/index.js';
import { mailsTo } from '../support/mails.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { until } from '../support/processes/until.js';
import { World } from '../support/world.js';

const SIGN_UP = {
  firstName: 'Sujata',
  lastName: 'Rai',
  phone: '9800000000',
  city: 'Pokhara',
  password: 'momo4ever',
};

/** A mail server that accepts connections and never responds. */
async function silentServer(sockets: Socket[]): Promise<Server> {
  const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe('a mail server that accepts and never answers', () => {
  const sockets: Socket[] = [];
  let server: Server;
  let running: RunningApp;

  beforeAll(async () => {
    server = await silentServer(sockets);
    const { port } = server.address() as AddressInfo;
    running = await startApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, BACKGROUND_WORK: 'on' });
  });

  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await running.stop();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('delays no other consumer', async () => {
    const world = new World(running.database, running.url);
    await world.catalog();
    const [shop, person] = [await world.business(), await world.person()];
    const dealId = await world.deal(shop);
    for (let number = 1; number <= 5; number++)
      await running
        .client()
        .post('/api/customers/signup', { ...SIGN_UP, email: `sujata${number}@example.com` });
    await until(() => sockets.length > 0);
    const { body } = await person.client.post<{ code: string }>('/api/redemptions', { dealId });
    await shop.owner.client.post('/api/counter/accept', { code: body.code, branchId: shop.branchId });
    const unread = async (): Promise<number> =>
      (await person.client.get<{ unread: number }>('/api/notifications/unread')).body.unread;
    await until(async () => (await unread()) === 1, 1_000);
  });

  it('is not waited for inside a transaction', async () => {
    const mail = { to: 'sujata@example.com', subject: 'x', text: 'x', html: 'x', headers: {} };
    await expect(
      running.app.get(Transactions).run(() => running.app.get(Mailer).send(mail, 'in-a-transaction')),
    ).rejects.toThrow('must not run inside a database transaction');
  });
});

describe('a lane that works outside of transactions', () => {
  let first: RunningApp;
  let second: RunningApp;

  beforeAll(async () => {
    [first, second] = [await startApp(), await startApp()];
  });

  afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  const publish = async (type: string, count: number): Promise<void> => {
    await first.database.query(
      `INSERT INTO outbox (type, payload) SELECT $1, jsonb_build_object('dealId', n) FROM generate_series(1, $2::int) n`,
      [type, count],
    );
  };
  const rowsOf = async (sql: string): Promise<unknown[]> => (await first.database.query(sql)).rows;
  /** Deliveries of one type, because mails of other tests in this file wait for their next attempt. */
  const openDeliveries = (type: string): Promise<unknown[]> =>
    rowsOf(`
      SELECT d.consumer, d.attempts, d.last_error FROM outbox o LEFT JOIN outbox_deliveries d USING (event_id)
      WHERE o.delivered_at IS NULL AND o.type = '${type}'`);

  it('delivers an event again when the lease of a killed instance has ended, and ignores its late result', async () => {
    const heard: string[] = [];
    let fail: (error: Error) => void = () => undefined;
    first.app.get(EventConsumers).onOutside('deal.approved', 'courier', 'post', () => {
      heard.push('first');
      return new Promise((_resolve, reject) => (fail = reject));
    });
    second.app
      .get(EventConsumers)
      .onOutside('deal.approved', 'courier', 'post', async () => void heard.push('second'));
    await publish('deal.approved', 1);
    const stalled = first.deliverEvents();
    await until(() => heard.length === 1);
    await second.deliverEvents();
    expect(heard).toEqual(['first']);

    await first.database.query(
      `UPDATE outbox_deliveries SET claimed_until = now() - interval '1 second' WHERE consumer = 'courier'`,
    );
    await second.deliverEvents();
    expect(heard).toEqual(['first', 'second']);
    fail(new Error('too late'));
    await stalled;
    expect(
      await rowsOf(
        `SELECT delivered_at IS NOT NULL AS delivered, attempts, last_error FROM outbox_deliveries WHERE consumer = 'courier'`,
      ),
    ).toEqual([{ delivered: true, attempts: 0, last_error: null }]);
    expect(await openDeliveries('deal.approved')).toEqual([]);
  });

  it('is shared by instances that never deliver the same event at once', async () => {
    const underWay = new Set<number>();
    const heard: number[] = [];
    for (const { app } of [first, second])
      app.get(EventConsumers).onOutside('deal.rejected', 'van', 'road', async ({ dealId }) => {
        expect(underWay.has(dealId)).toBe(false);
        underWay.add(dealId);
        await new Promise((resolve) => setImmediate(resolve));
        underWay.delete(dealId);
        heard.push(dealId);
      });
    await publish('deal.rejected', 50);
    await Promise.all([first.deliverEvents(), second.deliverEvents()]);
    expect(heard.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(await openDeliveries('deal.rejected')).toEqual([]);
  });

  it('delivers several events at once, because each waits for a server', async () => {
    let underWay = 0;
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    first.app.get(EventConsumers).onOutside('deal.change-asked', 'pigeon', 'air', () => {
      underWay += 1;
      if (underWay === 4) answer();
      return answered;
    });
    await publish('deal.change-asked', 4);
    await first.deliverEvents();
    expect(await openDeliveries('deal.change-asked')).toEqual([]);
  });

  it('does not send a mail again that was sent before its delivery could be stored', async () => {
    await first.client().post('/api/customers/signup', { ...SIGN_UP, email: 'once@example.com' });
    await first.deliverEvents();
    await first.database.query(
      `UPDATE outbox_deliveries SET delivered_at = NULL WHERE consumer = 'verification-mail'`,
    );
    await second.deliverEvents();
    expect(await mailsTo('once@example.com')).toHaveLength(1);
  });

  it('has consumers of one kind', () => {
    expect(() => first.app.get(EventConsumers).on('deal.approved', 'mail', () => Promise.resolve())).toThrow(
      'two kinds',
    );
  });
});
