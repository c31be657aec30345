import { nepalDay } from '../../src/common/time/nepal-day.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Close {
  day: string;
  businessName: string;
  totals: object;
  drawer: null;
  rows: { branchId: number | null; branchName: string | null; staffId: number; staffName: string }[];
}

const DAY = '2026-03-01';

const sums = (redemptions: number, revenue: number, voids = 0, voidedAmount = 0) => ({
  redemptions,
  revenue,
  voids,
  voidedAmount,
});

describe('the daily close', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let patanId: number;
  let thamel: Person;
  let patan: Person;
  let dealId: number;

  /** Issues and accepts a pass at a chosen time. */
  async function used(staff: Person, at: string, amount: number, branchId?: number): Promise<string> {
    const person = await world.person();
    const issued = await person.client.post<{ id: string; code: string }>('/api/redemptions', { dealId });
    await staff.client.post('/api/counter/accept', { code: issued.body.code, amount, branchId });
    await running.database.query(
      `UPDATE passes SET issued_at = $2::timestamptz - interval '1 hour', redeemed_at = $2 WHERE public_id = $1`,
      [issued.body.id, at],
    );
    return issued.body.id;
  }

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business({ name: '=Himchuli' });
    await shop.owner.client.patch('/api/counter/settings', { dayStartsAt: 0 });
    const branch = await shop.owner.client.post<{ id: number }>('/api/vendors/me/locations', {
      name: '+Patan',
      address: 'Mangal Bazaar',
      city: 'Lalitpur',
    });
    patanId = branch.body.id;
    thamel = await world.staff(shop, 'counter', shop.branchId);
    patan = await world.staff(shop, 'counter', patanId);
    dealId = await world.deal(shop);
    await used(thamel, '2026-02-28T18:14:59.999Z', 10_000);
    await used(thamel, '2026-02-28T18:15:00.000Z', 100);
    await used(thamel, '2026-03-01T18:14:59.999Z', 200);
    await used(patan, '2026-03-01T06:00:00Z', 400);
    await used(shop.owner, '2026-03-01T06:00:00Z', 800);
    await used(shop.owner, '2026-03-01T06:00:00Z', 1_600, patanId);
    await used(patan, '2026-03-01T18:15:00.000Z', 20_000);
    const voided = await used(patan, new Date().toISOString(), 3_200);
    await patan.client.post(`/api/redemptions/${voided}/void`, { reason: 'Wrong guest' });
    await running.database.query(
      `UPDATE passes SET redeemed_at = '2026-03-01T18:10:00Z', voided_at = '2026-03-01T18:20:00Z' WHERE public_id = $1`,
      [voided],
    );
    const other = await world.business();
    const foreign = await world.deal(other);
    const person = await world.person();
    const issued = await person.client.post<{ code: string }>('/api/redemptions', { dealId: foreign });
    await other.owner.client.post('/api/counter/accept', { code: issued.body.code, amount: 50_000 });
    await running.database.query(
      `UPDATE passes SET redeemed_at = '2026-03-01T06:00:00Z' WHERE deal_id = $1`,
      [foreign],
    );
  });

  afterAll(() => running.stop());

  const close = (client = shop.owner.client, query = `?day=${DAY}`) =>
    client.get<Close>(`/api/counter/close${query}`);

  it('adds a day of Nepal up by branch and staff; what was taken back stands beside', async () => {
    const { body } = await close();
    const atPatan = { branchId: patanId, branchName: '+Patan', cash: null, keyId: null };
    expect(body).toEqual({
      day: DAY,
      businessName: '=Himchuli',
      nameNe: null,
      at: expect.any(String),
      totals: sums(5, 3_100, 1, 3_200),
      rows: [
        { ...atPatan, staffId: patan.id, staffName: 'Ramesh T.', ...sums(1, 400, 1, 3_200) },
        { ...atPatan, staffId: shop.owner.id, staffName: 'Sujata R.', ...sums(1, 1_600) },
        {
          branchId: shop.branchId,
          branchName: 'Thamel',
          cash: null,
          keyId: null,
          staffId: thamel.id,
          staffName: 'Ramesh T.',
          ...sums(2, 300),
        },
        {
          branchId: null,
          branchName: null,
          cash: null,
          keyId: null,
          staffId: shop.owner.id,
          staffName: 'Sujata R.',
          ...sums(1, 800),
        },
      ],
      overrides: [],
      drawer: null,
    });
  });

  it('says what the raw rows say', async () => {
    const { rows } = await running.database.query<object>(
      `SELECT count(*)::int AS redemptions, sum(amount)::int AS revenue FROM passes
       WHERE vendor_id = $1 AND state = 'redeemed' AND (redeemed_at AT TIME ZONE 'Asia/Kathmandu')::date = $2`,
      [shop.id, DAY],
    );
    expect((await close()).body.totals).toMatchObject(rows[0] as object);
  });

  it('is that of one branch where one is asked for, and of their own for its staff', async () => {
    expect((await close(shop.owner.client, `?day=${DAY}&branch=${shop.branchId}`)).body.totals).toMatchObject(
      {
        redemptions: 2,
        revenue: 300,
      },
    );
    const own = await close(thamel.client, `?day=${DAY}&branch=${patanId}`);
    expect(own.body.rows.map(({ staffId }) => staffId)).toEqual([thamel.id]);
  });

  it('is today’s unless said, and empty where nothing came', async () => {
    const { body } = await close(shop.owner.client, '');
    expect(body).toMatchObject({
      day: nepalDay(new Date()),
      totals: sums(0, 0),
      rows: [],
    });
  });

  it('opens in a spreadsheet without running anything, the total last', async () => {
    const { text, headers } = await shop.owner.client.get(`/api/counter/close.csv?day=${DAY}`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="daily-close-2026-03-01.csv"');
    const rows = text.trim().split('\r\n');
    expect(rows[0]).toMatch(/^Day,Branch,Accepted by,/);
    expect(rows[1]).toContain(`2026-03-01,"'+Patan",Ramesh T.,`);
    expect(rows.at(-1)).toBe('2026-03-01,Total,,5,3100,1,3200');
  });

  it.each(['?day=yesterday', '?day=2026-02-30', '?branch=0', '?x=1'])('rejects %s', async (query) => {
    expect((await close(shop.owner.client, query)).status).toBe(400);
    expect((await shop.owner.client.get(`/api/counter/close.csv${query}`)).status).toBe(400);
  });

  it('is for those who work there', async () => {
    const stranger = await world.person();
    expect((await close(stranger.client)).status).toBe(403);
    expect((await close(running.client())).status).toBe(401);
  });

  it('leaves what one branch accepted to that branch to take back', async () => {
    const pass = await used(thamel, new Date().toISOString(), 100);
    const elsewhere = await patan.client.post(`/api/redemptions/${pass}/void`, { reason: 'Not mine' });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'pass.not-found']);
    expect((await thamel.client.post(`/api/redemptions/${pass}/void`, { reason: 'Mine' })).status).toBe(200);
  });
});
