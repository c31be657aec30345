import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Business, World } from '../../support/world.js';
import { gateMetric, lockPlaces, type Outcome, Press, untilGate } from './hot-deals.fixture.js';
import type { Answer } from '../../support/api/api-client.js';

const WAIT_MS = 400;
const TICKETS = 6;

describe('a hot deal (rule L7)', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;

  beforeAll(async () => {
    running = await startApp({
      DATABASE_LOCK_TIMEOUT_MS: '60000',
      DEAL_GATE_WORKING: '1',
      DEAL_GATE_WAITING: '2',
      DEAL_GATE_WAIT_MS: String(WAIT_MS),
      DEAL_GATE_TICKETS: String(TICKETS),
    });
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
  });
  afterAll(() => running.stop());
  afterEach(() => untilGate(running.url, 'tickets', 0));

  const presses = async (count: number, dealId: number, path?: string): Promise<Press[]> => {
    const made: Press[] = [];
    for (let n = 0; n < count; n++) made.push(new Press(await world.person(), dealId, path));
    return made;
  };
  /** Sends the requests so that they arrive one after the other; the first works, the others wait. */
  const arrive = async (line: Press[]): Promise<Promise<Answer<Outcome>>[]> => {
    const sent: Promise<Answer<Outcome>>[] = [];
    for (const press of line) {
      sent.push(press.send());
      await untilGate(running.url, sent.length === 1 ? 'working' : 'waiting', Math.max(1, sent.length - 1));
    }
    return sent;
  };
  const issuedOrder = async (dealId: number): Promise<number[]> =>
    (
      await running.database.query<{ user_id: number }>(
        'SELECT user_id FROM passes WHERE deal_id = $1 ORDER BY id',
        [dealId],
      )
    ).rows.map(({ user_id }) => user_id);
  const keysOf = async (line: Press[]): Promise<string[]> =>
    (
      await running.database.query<{ key: string }>(
        'SELECT key FROM idempotency_keys WHERE key = ANY($1) ORDER BY created_at',
        [line.map(({ idempotencyKey }) => idempotencyKey)],
      )
    ).rows.map(({ key }) => key);
  const ids = (line: Press[]): number[] => line.map(({ person }) => person.id);

  it('sends a customer away whom it cannot serve at once, and serves the others in the order of arrival', async () => {
    const dealId = await world.deal(shop, { total_limit: 4 });
    const line = await presses(4, dealId);
    const release = await lockPlaces(running.database, dealId);
    const sent = await arrive(line.slice(0, 3));
    const last = line[3] as Press;
    const rejected = await last.send();
    expect(rejected).toMatchObject({ status: 429, body: { code: 'deal.busy', waiting: 3 } });
    expect(rejected.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(rejected.headers.get('retry-after')).toMatch(/^[12]$/);
    await release();
    for (const { status } of await Promise.all(sent)) expect(status).toBe(201);
    const returned = await last.send();
    expect(returned.status).toBe(201);
    expect((await last.send()).body.id).toBe(returned.body.id);
    expect(await issuedOrder(dealId)).toEqual(ids(line));
  });

  it('claims no key for a request that waits', async () => {
    const dealId = await world.deal(shop, { total_limit: 2 });
    const line = await presses(2, dealId);
    const release = await lockPlaces(running.database, dealId);
    const sent = await arrive(line);
    expect(await keysOf(line)).toEqual([line[0]?.idempotencyKey]);
    await release();
    await Promise.all(sent);
  });

  it('keeps the last place for a customer who was sent away, against a later request', async () => {
    const dealId = await world.deal(shop, { total_limit: 2 });
    const [first, early, late] = (await presses(3, dealId)) as [Press, Press, Press];
    const release = await lockPlaces(running.database, dealId);
    const [firstSent, earlySent] = await arrive([first, early]);
    expect(await earlySent).toMatchObject({ status: 429, body: { code: 'deal.busy', waiting: 1 } });
    const lateSent = late.send();
    await untilGate(running.url, 'waiting', 1);
    await release();
    expect((await firstSent)?.status).toBe(201);
    expect(await lateSent).toMatchObject({ status: 429, body: { code: 'deal.busy', waiting: 1 } });
    expect((await early.send()).status).toBe(201);
    expect(await late.send()).toMatchObject({ status: 409, body: { code: 'deal.sold-out' } });
    expect(await issuedOrder(dealId)).toEqual(ids([first, early]));
  });

  it('answers those who wait at once when the last place is taken', async () => {
    const dealId = await world.deal(shop, { total_limit: 1 });
    const line = await presses(3, dealId);
    const release = await lockPlaces(running.database, dealId);
    const sent = await arrive(line);
    await release();
    const answers = await Promise.all(sent);
    expect(answers.map(({ status, body }) => (status === 201 ? 'issued' : body.code))).toEqual([
      'issued',
      'deal.sold-out',
      'deal.sold-out',
    ]);
  });

  it('keeps the answer to a press after the last place, and answers customers with a pass as before', async () => {
    const dealId = await world.deal(shop, { total_limit: 2, redemption_limit: 1 });
    const [first, canceled, late, last] = (await presses(4, dealId)) as [Press, Press, Press, Press];
    const pass = await first.send();
    const { id } = (await canceled.send()).body;
    expect(await late.send()).toMatchObject({ status: 409, body: { code: 'deal.sold-out' } });
    expect(await last.send()).toMatchObject({ status: 409, body: { code: 'deal.sold-out' } });
    const { rows } = await running.database.query<{ claimed: boolean }>(
      'SELECT token IS NOT NULL AS claimed FROM idempotency_keys WHERE key = ANY($1)',
      [[late.idempotencyKey, last.idempotencyKey]],
    );
    // Only the first one without a place was claimed.
    expect(rows.map(({ claimed }) => claimed).sort()).toEqual([false, true]);
    expect(await first.send()).toMatchObject({ status: 201, body: { id: pass.body.id } });
    expect((await new Press(first.person, dealId).send()).body.id).toBe(pass.body.id);
    const { client } = last.person;
    const otherBody = await client.post(
      '/api/redemptions',
      { dealId: dealId + 1 },
      { 'idempotency-key': last.idempotencyKey },
    );
    expect([otherBody.status, otherBody.body]).toEqual([
      422,
      expect.objectContaining({ code: 'idempotency.key-reused' }),
    ]);
    const unknownField = await client.post('/api/redemptions', { dealId, unknown: 1 });
    expect(unknownField.status).toBe(400);
    expect((await canceled.person.client.post(`/api/redemptions/${id}/cancel`)).status).toBe(200);
    // The place is free again, and stored responses are repeated (rule C3).
    for (const press of [late, last])
      expect(await press.send()).toMatchObject({ status: 409, body: { code: 'deal.sold-out' } });
    expect((await canceled.send()).body.id).toBe(id);
    expect((await new Press(last.person, dealId).send()).status).toBe(201);
  });

  it('removes a canceled request from the line', async () => {
    const dealId = await world.deal(shop, { total_limit: 2 });
    const [first, canceled, next] = (await presses(3, dealId)) as [Press, Press, Press];
    const release = await lockPlaces(running.database, dealId);
    const [firstSent] = await arrive([first]);
    const cancel = new AbortController();
    const lost = canceled.send(running.url, cancel.signal).catch((error: Error) => error.name);
    await untilGate(running.url, 'waiting', 1);
    cancel.abort();
    expect(await lost).toBe('AbortError');
    await untilGate(running.url, 'waiting', 0);
    const nextSent = next.send();
    await untilGate(running.url, 'waiting', 1);
    await release();
    expect([(await firstSent)?.status, (await nextSent).status]).toEqual([201, 201]);
    expect(await issuedOrder(dealId)).toEqual(ids([first, next]));
  });

  it('slows no other deal, and keeps a bounded number of positions', async () => {
    const [dealId, otherDeal] = [await world.deal(shop, { total_limit: 99 }), await world.deal(shop)];
    const line = await presses(12, dealId);
    const release = await lockPlaces(running.database, dealId);
    const [firstSent] = await arrive(line.slice(0, 1));
    const crowd = line.slice(1).map((press) => press.send());
    for (const press of await presses(8, otherDeal)) expect((await press.send()).status).toBe(201);
    const answers = await Promise.all(crowd);
    expect(answers.map(({ body }) => body.code)).toEqual(crowd.map(() => 'deal.busy'));
    expect(await gateMetric(running.url, 'tickets')).toBe(TICKETS);
    await release();
    expect((await firstSent)?.status).toBe(201);
    // Who has no position is served when those with one have returned.
    let left = line.slice(1);
    while (left.length > 0) {
      const again: Press[] = [];
      for (const press of left) if ((await press.send()).status !== 201) again.push(press);
      expect(again.length).toBeLessThan(left.length);
      left = again;
    }
  });

  it('bounds orders of the deal as well', async () => {
    const dealId = await world.deal(shop, { total_limit: 40, sale_mode: 'prepaid' });
    const line = await presses(4, dealId, '/api/orders');
    const release = await lockPlaces(running.database, dealId);
    const sent = await arrive(line.slice(0, 3));
    const last = line[3] as Press;
    expect(await last.send()).toMatchObject({ status: 429, body: { code: 'deal.busy', waiting: 3 } });
    await release();
    for (const { status } of await Promise.all(sent)) expect(status).toBe(201);
    expect((await last.send()).status).toBe(201);
  });

  it('validates the body as before', async () => {
    const { client } = await world.person();
    for (const dealId of [0, -1, 1.5, '7', null, 3_000_000_000])
      expect((await client.post('/api/redemptions', { dealId })).status).toBe(400);
    const order = await client.post('/api/orders', { items: [{ dealId: 1, quantity: 99 }] });
    expect([order.status, (await running.client().post('/api/redemptions', { dealId: 1 })).status]).toEqual([
      400, 401,
    ]);
  });
});
