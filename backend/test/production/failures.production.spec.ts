import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import { phonePhoto, upload } from '../support/pictures.js';
import type { PaymentSummary } from '../support/money/payment-setup.js';
import { Evening } from './support/evening.js';
import { type PartName, ROUNDS, Shape, until } from './support/shape.js';

const MIGRATION = path.resolve(import.meta.dirname, '../fixtures/run-expand-only-migration.mjs');
/** Number of acceptances before and after a failure. */
const SOME = 20;
/** Duration of the gateway's outage in a long run. */
const LONG_SILENCE_MS = 30_000;

const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));
const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);

/** Reports a duration; the figures are in docs/reliability.md. */
const report = (what: string, since: number): void =>
  void process.stderr.write(`${what}: ${Math.round(performance.now() - since)} ms\n`);

describe('errors while codes are issued and accepted, sixteen at once', () => {
  const shape = new Shape();
  const { world } = shape;
  let evening: Evening;

  beforeAll(() => world.catalog());

  beforeEach(async () => {
    await until(() => shape.isWhole());
    evening = await Evening.begin(shape);
    await evening.goesOn(SOME);
  });

  afterEach(async () => {
    await evening.end();
  });

  afterAll(() => shape.close());

  /** After the failure the load continues, and no acknowledged request is lost or applied twice. */
  const goesOnWithoutLoss = async (): Promise<void> => {
    await evening.goesOn(SOME);
    await evening.end();
    expect(await evening.losses()).toEqual([]);
  };

  const freeze = async (part: PartName, work: () => Promise<void>): Promise<void> => {
    await shape.signal(part, 'SIGSTOP');
    try {
      await work();
    } finally {
      await shape.signal(part, 'SIGCONT');
    }
  };

  /** Number of open deliveries, mails excluded, that are due at the moment. Later events of the evening do not count. */
  const openBesideMail = async (moment: Date): Promise<number> => {
    const { rows } = await shape.database.query<{ open: number }>(
      `SELECT count(*)::int AS open FROM outbox_deliveries
       WHERE delivered_at IS NULL AND lane <> 'mail' AND due_at <= $1`,
      [moment],
    );
    return rows[0]?.open ?? 0;
  };

  it.each(rounds)('a backend is killed (round %i)', async () => {
    const since = performance.now();
    await shape.killAndAwait('backend 1');
    report('Both backends after a kill', since);
    await goesOnWithoutLoss();
  });

  it.each(rounds)('PostgreSQL is killed (round %i)', async () => {
    const since = performance.now();
    await shape.killAndAwait('PostgreSQL');
    report('The site after a kill of PostgreSQL', since);
    await goesOnWithoutLoss();
    for (const failure of evening.failures) expect(failure).toMatch(/: (503|502|0) /);
  });

  it.each(rounds)(
    'backends and shells are restarted one after the other: no request fails (round %i)',
    async () => {
      for (const part of ['backend 1', 'backend 2', 'shell 1', 'shell 2'] as const)
        await shape.restartAndAwait(part);
      await goesOnWithoutLoss();
      expect(evening.failures).toEqual([]);
    },
  );

  it('the database is migrated: no request fails', async () => {
    const migration = spawn(process.execPath, [MIGRATION], { stdio: 'inherit' });
    const code = await new Promise((resolve) => migration.once('exit', resolve));
    expect(code).toBe(0);
    await goesOnWithoutLoss();
    expect(evening.failures).toEqual([]);
  });

  it('the connections of one kind of work are all in use: other work goes on', async () => {
    const shop = await world.business();
    const customers = await Promise.all(Array.from({ length: 24 }, () => world.person()));
    // A deal each, because the gate of one deal leaves connections free.
    const dealIds = await Promise.all(customers.map(() => world.deal(shop, { total_limit: 1_000 })));
    const holder = await shape.database.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM deal_capacities WHERE deal_id = ANY($1) FOR UPDATE', [dealIds]);
    const blocked = customers.map(({ client }, n) => client.post('/api/redemptions', { dealId: dealIds[n] }));
    const { client } = customers[0] as (typeof customers)[number];
    const since = performance.now();
    expect((await client.get('/api/users/me')).status).toBe(200);
    expect((await client.get(`/api/deals?limit=1&search=${Math.random()}`)).status).toBe(200);
    report('Two requests beside a full class of connections', since);
    for (const { status } of await Promise.all(blocked)) expect(status).toBe(503);
    await holder.query('ROLLBACK');
    holder.release();
    await goesOnWithoutLoss();
  });

  it('slow clients hold connections open: others are served', async () => {
    const { hostname, port } = new URL(shape.url);
    const slow = Array.from({ length: 200 }, () => {
      const socket = connectTls({ host: hostname, port: Number(port) });
      socket.on('error', () => undefined);
      socket.write('POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{');
      return socket;
    });
    const unfinished = Array.from({ length: 50 }, () =>
      connect({ host: hostname, port: Number(port) }).on('error', () => undefined),
    );
    await goesOnWithoutLoss();
    expect(evening.failures).toEqual([]);
    for (const socket of [...slow, ...unfinished]) socket.destroy();
  });

  it('a gateway does not answer: paying says so, all else goes on', async () => {
    const shop = await world.business();
    const dealId = await world.deal(shop, { sale_mode: 'prepaid' });
    const buyer = await world.person();
    const { body: order } = await buyer.client.post<{ id: string }>('/api/orders', {
      items: [{ dealId, quantity: 1 }],
    });
    await freeze('mock gateways', async () => {
      const since = performance.now();
      const opening = await buyer.client.post(`/api/orders/${order.id}/payments`, { gateway: 'khalti' });
      report('An answer about a gateway that is silent', since);
      expect(opening.status).toBe(503);
      expect(Number(opening.headers.get('retry-after'))).toBeGreaterThan(0);
      await evening.goesOn(SOME);
      if (ROUNDS > 1) await pause(LONG_SILENCE_MS);
    });
    await until(async () => {
      const again = await buyer.client.post<PaymentSummary>(`/api/orders/${order.id}/payments`, {
        gateway: 'esewa',
      });
      return again.status === 201;
    });
    await goesOnWithoutLoss();
    expect(evening.failures).toEqual([]);
  });

  it('the mail server is away: mail waits, all else goes on', async () => {
    // Sixteen at once issue codes faster than their notifications are written: those of the test before are written first.
    await evening.end();
    await until(async () => (await openBesideMail(new Date())) === 0);
    evening = await Evening.begin(shape);
    const { email } = await world.person();
    await freeze('mail server', async () => {
      expect(
        (await (await world.person()).client.post('/api/auth/password/forgot', { email })).status,
      ).toBeLessThan(300);
      await evening.goesOn(SOME);
      const since = performance.now();
      const moment = new Date();
      await until(async () => (await openBesideMail(moment)) === 0);
      report('Deliveries beside a silent mail server', since);
    });
    await goesOnWithoutLoss();
    expect(evening.failures).toEqual([]);
  }, 120_000);

  it('there is no space for a picture: the upload says so and leaves nothing', async () => {
    const { client, id } = await world.person();
    const file = process.env['DISK_FULL_FILE'] as string;
    const photo = await phonePhoto(600, 450);
    await writeFile(file, '');
    const rejected = await upload(client, 'deal', photo);
    await rm(file);
    expect(rejected).toMatchObject({ status: 503, body: { code: 'media.store-failed' } });
    expect((await shape.database.query('SELECT 1 FROM media WHERE owner_id = $1', [id])).rows).toEqual([]);
    expect((await upload(client, 'deal', photo)).status).toBe(201);
    await goesOnWithoutLoss();
  });

  it('the clocks of the backends are five seconds apart: what one has issued the other accepts', async () => {
    await goesOnWithoutLoss();
    expect(evening.failures).toEqual([]);
  });
});
