import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { ApiClient } from '../../support/api/api-client.js';
import { BackendProcess } from '../../support/processes/backend-process.js';
import { type Business, type Person, World } from '../../support/world.js';

interface Pass {
  id: string;
  qrCode: string;
  code: string;
}

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const tally = <T extends PropertyKey>(values: T[]): Partial<Record<T, number>> => {
  const counts: Partial<Record<T, number>> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

describe('many requests at once against two backends', () => {
  let database: pg.Pool;
  let backends: BackendProcess[];
  let world: World;
  let shop: Business;

  /** Client of the same person at the other backend. */
  const at = (person: Person, backend: number): ApiClient => {
    const client = new ApiClient((backends[backend % 2] as BackendProcess).url);
    client.cookie = person.client.cookie;
    return client;
  };
  const one = async <T>(sql: string, values: unknown[]): Promise<T> => {
    const { rows } = await database.query<{ value: T }>(sql, values);
    return (rows[0] as { value: T }).value;
  };

  beforeAll(async () => {
    database = new pg.Pool({ connectionString: process.env['DATABASE_MIGRATION_URL'], max: 4 });
    backends = await Promise.all([BackendProcess.start(), BackendProcess.start()]);
    world = new World(database, (backends[0] as BackendProcess).url);
    await world.catalog();
    shop = await world.business();
  });

  afterAll(async () => {
    await Promise.all(backends.map((backend) => backend.stop()));
    await database.end();
  });

  it('gives one customer one pass: one 201 and thirty-nine 200', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop, { redemption_limit: 3, total_limit: 50 });
    const answers = await Promise.all(
      times(40).map((n) => at(customer, n).post<Pass>('/api/redemptions', { dealId })),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 39, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await one('SELECT taken AS value FROM deal_capacities WHERE deal_id = $1', [dealId])).toBe(1);
  });

  it('gives the last fifty places to exactly fifty of a hundred customers', async () => {
    const dealId = await world.deal(shop, { total_limit: 50 });
    const customers = await Promise.all(times(100).map(() => world.person()));
    const answers = await Promise.all(
      customers.map((customer, n) => at(customer, n).post('/api/redemptions', { dealId })),
    );
    expect(tally(answers.map(({ status, body }) => (status === 201 ? 'issued' : body.code)))).toEqual({
      issued: 50,
      'deal.sold-out': 50,
    });
  });

  it('keeps the daily limit', async () => {
    const dealId = await world.deal(shop, { daily_limit: 7 });
    const customers = await Promise.all(times(20).map(() => world.person()));
    const answers = await Promise.all(
      customers.map((customer, n) => at(customer, n).post('/api/redemptions', { dealId })),
    );
    expect(tally(answers.map(({ status, body }) => (status === 201 ? 'issued' : body.code)))).toEqual({
      issued: 7,
      'deal.daily-limit-reached': 13,
    });
  });

  it('accepts a code once, whoever is faster', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop);
    const { body: pass } = await customer.client.post<Pass>('/api/redemptions', { dealId });
    const answers = await Promise.all(
      times(40).map((n) =>
        at(shop.owner, n).post('/api/counter/accept', { code: n % 4 < 2 ? pass.qrCode : pass.code }),
      ),
    );
    expect(tally(answers.map(({ status, body }) => (status === 200 ? 'accepted' : body.code)))).toEqual({
      accepted: 1,
      'pass.already-used': 39,
    });
    for (const { status, body } of answers)
      if (status === 409) expect(Date.parse(String(body['usedAt']))).not.toBeNaN();
    expect(await one('SELECT loyalty_points AS value FROM users WHERE id = $1', [customer.id])).toBe(10);
  });

  it('redeems exactly the limit in parallel cycles of issuing and accepting', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop, { redemption_limit: 3 });
    const cycle = async (n: number): Promise<void> => {
      for (let round = 0; round < 6; round++) {
        const { status, body } = await at(customer, n).post<Pass>('/api/redemptions', { dealId });
        if (status < 300) await at(shop.owner, n + 1).post('/api/counter/accept', { code: body.qrCode });
      }
    };
    await Promise.all(times(8).map(cycle));
    expect(
      await one(`SELECT count(*)::int AS value FROM passes WHERE deal_id = $1 AND state = 'redeemed'`, [
        dealId,
      ]),
    ).toBe(3);
    const rejected = await customer.client.post('/api/redemptions', { dealId });
    expect(rejected.body.code).toBe('deal.limit-reached');
  });

  it('issues again what was cancelled, expired or voided', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop, { redemption_limit: 1, total_limit: 1 });
    const issue = () => customer.client.post<Pass>('/api/redemptions', { dealId });

    const first = await issue();
    expect((await customer.client.post(`/api/redemptions/${first.body.id}/cancel`)).status).toBe(200);

    const second = await issue();
    expect(second.status).toBe(201);
    await database.query(
      `UPDATE passes SET issued_at = now() - interval '2 days', expires_at = now() - interval '1 second' WHERE public_id = $1`,
      [second.body.id],
    );

    const third = await issue();
    expect(third.status).toBe(201);
    await shop.owner.client.post('/api/counter/accept', { code: third.body.code });
    expect(
      (await shop.owner.client.post(`/api/redemptions/${third.body.id}/void`, { reason: 'Wrong table' }))
        .status,
    ).toBe(200);

    const fourth = await issue();
    expect(fourth.status).toBe(201);
    expect(new Set([first, second, third, fourth].map(({ body }) => body.id)).size).toBe(4);
  });

  it('counts a pass that is cancelled and accepted at once as one of both', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop);
    for (let round = 0; round < 10; round++) {
      const { body: pass } = await customer.client.post<Pass>('/api/redemptions', { dealId });
      const [cancelled, accepted] = await Promise.all([
        at(customer, round).post(`/api/redemptions/${pass.id}/cancel`),
        at(shop.owner, round + 1).post('/api/counter/accept', { code: pass.qrCode }),
      ]);
      expect([cancelled.status, accepted.status].filter((status) => status === 200)).toHaveLength(1);
    }
  });

  it('takes effect once for forty requests with one key', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop, { redemption_limit: null });
    const answers = await Promise.all(
      times(40).map((n) =>
        at(customer, n).post<Pass>('/api/redemptions', { dealId }, { 'idempotency-key': 'forty-at-once' }),
      ),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 40 });
    // A job chooses the cover of the deal meanwhile.
    const bodies = answers.map(({ text }) => text.replace(/"coverKey":[^,]+,/, ''));
    expect(new Set(bodies).size).toBe(1);
  });

  it('marks a code used once for forty confirmations with one key, and gives the lost answer again', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop);
    const { body: pass } = await customer.client.post<Pass>('/api/redemptions', { dealId });
    const confirm = (n: number) =>
      at(shop.owner, n).post<{ id: string; state: string; amount: number }>(
        '/api/counter/accept',
        { code: pass.code, amount: 450 },
        { 'idempotency-key': `confirm-${pass.id}` },
      );
    const answers = await Promise.all(times(40).map(confirm));
    for (const answer of [...answers, await confirm(1)])
      expect([answer.status, answer.body]).toEqual([
        200,
        expect.objectContaining({ id: pass.id, state: 'redeemed', amount: 450 }),
      ]);
    expect(await one('SELECT loyalty_points AS value FROM users WHERE id = $1', [customer.id])).toBe(10);
    expect(
      await one('SELECT count(*)::int AS value FROM points_ledger WHERE user_id = $1', [customer.id]),
    ).toBe(1);
  });

  it('takes a use back once, with its points and its right', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop, { redemption_limit: 1, total_limit: 1 });
    const { body: pass } = await customer.client.post<Pass>('/api/redemptions', { dealId });
    await shop.owner.client.post('/api/counter/accept', { code: pass.code });
    const answers = await Promise.all(
      times(20).map((n) =>
        at(shop.owner, n).post(`/api/redemptions/${pass.id}/void`, { reason: 'Wrong guest' }),
      ),
    );
    expect(tally(answers.map(({ status, body }) => (status === 200 ? 'taken back' : body.code)))).toEqual({
      'taken back': 1,
      'pass.not-redeemed': 19,
    });
    expect(await one('SELECT loyalty_points AS value FROM users WHERE id = $1', [customer.id])).toBe(0);
    expect((await customer.client.post('/api/redemptions', { dealId })).status).toBe(201);
  });

  it('opens one account per e-mail, whatever its case', async () => {
    const form = {
      firstName: 'Asha',
      lastName: 'Rai',
      phone: '9800000000',
      city: 'Pokhara',
      password: 'momo4ever',
    };
    const answers = await Promise.all(
      times(10).map((n) =>
        new ApiClient((backends[n % 2] as BackendProcess).url).post('/api/customers/signup', {
          ...form,
          email: n % 3 ? 'asha@example.com' : 'ASHA@Example.com',
        }),
      ),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: 9 });
  });

  it('lets one of two admins decide', async () => {
    const admins = await Promise.all([world.admin(), world.admin()]);
    const dealId = await world.deal(shop, { moderation_status: 'pending' });
    const [approved, rejected] = await Promise.all([
      at(admins[0] as Person, 0).patch(`/api/admin/deals/${dealId}/approve`),
      at(admins[1] as Person, 1).patch(`/api/admin/deals/${dealId}/reject`),
    ]);
    expect([approved.status, rejected.status].sort()).toEqual([200, 409]);
    expect(
      await one(
        `SELECT count(*)::int AS value FROM audit_log WHERE subject_type = 'deal' AND subject_id = $1`,
        [String(dealId)],
      ),
    ).toBe(1);
  });

  it('writes one review per customer and deal', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop);
    const { body: pass } = await customer.client.post<Pass>('/api/redemptions', { dealId });
    await shop.owner.client.post('/api/counter/accept', { code: pass.code });
    const answers = await Promise.all(
      times(10).map((n) => at(customer, n).post('/api/reviews', { dealId, rating: 5 })),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: 9 });
  });

  it('shows a suspension on the other instance within a second, and honours passes that are out', async () => {
    const other = await world.business();
    const admin = await world.admin();
    const customer = await world.person();
    const dealId = await world.deal(other);
    const { body: pass } = await customer.client.post<Pass>('/api/redemptions', { dealId });
    const shown = async (backend: number): Promise<boolean> =>
      (
        await new ApiClient((backends[backend] as BackendProcess).url).get<{ id: number }[]>(
          '/api/deals?limit=100',
        )
      ).body.some(({ id }) => id === dealId);
    expect([await shown(0), await shown(1)]).toEqual([true, true]);

    const began = Date.now();
    expect(
      (await at(admin, 0).patch(`/api/admin/vendors/${other.id}/suspend`, { reason: 'Complaints' })).status,
    ).toBe(200);
    while ((await shown(0)) || (await shown(1))) expect(Date.now() - began).toBeLessThan(1_000);
    expect((await at(await world.person(), 1).post('/api/redemptions', { dealId })).body.code).toBe(
      'deal.not-live',
    );
    expect((await at(other.owner, 1).post('/api/counter/accept', { code: pass.code })).status).toBe(200);
  });

  it('leaves every rule of passes, points and places whole', async () => {
    const { rows } = await database.query(
      await readFile(path.join(import.meta.dirname, '../../support/invariants.sql'), 'utf8'),
    );
    expect(rows).toEqual([]);
  });
});
