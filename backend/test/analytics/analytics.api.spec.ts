import { Rollups } from '../../src/modules/analytics/rollups.job.js';
import { nepalDay } from '../../src/common/time/nepal-day.js';
import { ApiClient } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { statementsDuring } from '../support/statements.js';
import { type Business, type Person, World } from '../support/world.js';

interface Totals {
  redemptions: number;
  revenue: number;
  newCustomers: number;
  returnCustomers: number;
}

interface Analytics {
  from: string;
  to: string;
  isAdvanced: boolean;
  totals: Totals;
  previous: Totals;
  series: { date: string; redemptions: number; revenue: number; before: number }[];
  funnel: { views: number; clicks: number; codes: number; redemptions: number } | null;
  hours: number[][] | null;
  deals: { id: number; redemptions: number; revenue: number; trend: number[] }[];
}

const agent = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
};

describe('what a business is shown', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  const rows = async <T extends object>(sql: string, parameters: unknown[]): Promise<T[]> =>
    (await running.database.query<T>(sql, parameters)).rows;
  const read = async (shop: Business, query = ''): Promise<Analytics> =>
    (await shop.owner.client.get<Analytics>(`/api/vendors/me/analytics${query}`)).body;
  const at = (daysAgo: number, time: string): Date => {
    const day = nepalDay(new Date(Date.now() - daysAgo * 86_400_000));
    return new Date(Date.parse(`${day}T${time}:00+05:45`));
  };

  async function use(
    dealId: number,
    shop: Business,
    person: Person,
    when: Date,
    amount: number,
  ): Promise<string> {
    const issued = await person.client.post<{ id: string; code: string }>('/api/redemptions', { dealId });
    await shop.owner.client.post('/api/counter/accept', { code: issued.body.code, amount });
    await running.database.query(
      `UPDATE passes SET issued_at = $2::timestamptz - interval '10 minutes', redeemed_at = $2 WHERE public_id = $1`,
      [issued.body.id, when],
    );
    return issued.body.id;
  }

  describe('after weeks of visits on both sides of midnight', () => {
    let shop: Business;
    let dealIds: number[];

    beforeAll(async () => {
      shop = await world.business();
      const elsewhere = await world.business();
      const longAgo = { created_at: at(70, '12:00') };
      dealIds = [await world.deal(shop, longAgo), await world.deal(shop, longAgo)];
      const [asha, bina, chandra] = [await world.person(), await world.person(), await world.person()];
      const visits: [Person, number, string, number][] = [
        [asha, 61, '12:00', 900],
        [asha, 60, '00:05', 100],
        [bina, 59, '23:58', 200],
        [bina, 30, '23:59', 300],
        [asha, 29, '00:00', 400],
        [chandra, 2, '23:59', 500],
        [chandra, 1, '00:00', 600],
        [asha, 1, '23:59', 700],
        [bina, 0, '00:00', 800],
      ];
      for (const [index, [person, daysAgo, time, amount]] of visits.entries())
        await use(dealIds[index % 2] as number, shop, person, at(daysAgo, time), amount);
      const voided = await use(dealIds[0] as number, shop, asha, new Date(), 5_000);
      await shop.owner.client.post(`/api/redemptions/${voided}/void`, { reason: 'wrong table' });
      await use(await world.deal(elsewhere), elsewhere, asha, at(0, '00:00'), 9_000);
      for (let daysAgo = 62; daysAgo >= 2; daysAgo--)
        await running.database.query('SELECT roll_up_day($1)', [
          nepalDay(new Date(Date.now() - daysAgo * 86_400_000)),
        ]);
    });

    it.each([7, 30])('says what the raw rows say, %i days', async (days) => {
      const figures = await read(shop, `?days=${days}`);
      const today = nepalDay(new Date());
      const raw = `SELECT p.*, (redeemed_at + interval '5 hours 45 minutes')::date AS day FROM passes p
        WHERE vendor_id = $1 AND state = 'redeemed'`;
      const [now] = await rows<{ redemptions: number; revenue: number }>(
        `SELECT count(*)::int AS redemptions, coalesce(sum(amount), 0)::int AS revenue FROM (${raw}) r WHERE day > $2::date - $3::int`,
        [shop.id, today, days],
      );
      const [before] = await rows<{ redemptions: number; revenue: number }>(
        `SELECT count(*)::int AS redemptions, coalesce(sum(amount), 0)::int AS revenue FROM (${raw}) r
         WHERE day > $2::date - 2 * $3::int AND day <= $2::date - $3::int`,
        [shop.id, today, days],
      );
      expect(figures.totals).toMatchObject(now as object);
      expect(figures.previous).toMatchObject(before as object);
      const byDay = await rows<{ date: string; redemptions: number; revenue: number }>(
        `SELECT to_char(day, 'YYYY-MM-DD') AS date, count(*)::int AS redemptions, sum(amount)::int AS revenue
         FROM (${raw}) r WHERE day > $2::date - $3::int GROUP BY day ORDER BY day`,
        [shop.id, today, days],
      );
      expect(figures.series).toHaveLength(days);
      expect(
        figures.series.filter(({ redemptions }) => redemptions > 0).map(({ before: _before, ...day }) => day),
      ).toEqual(byDay);
      expect(figures.series.reduce((sum, day) => sum + day.before, 0)).toBe(before?.redemptions);
      const byDeal = await rows<{ id: number; redemptions: number; revenue: number }>(
        `SELECT deal_id AS id, count(*)::int AS redemptions, sum(amount)::int AS revenue FROM (${raw}) r
         WHERE day > $2::date - $3::int GROUP BY deal_id ORDER BY 2 DESC, 1 DESC`,
        [shop.id, today, days],
      );
      const shown = figures.deals.filter(({ redemptions }) => redemptions > 0);
      expect(shown.map(({ id, redemptions, revenue }) => ({ id, redemptions, revenue }))).toEqual(byDeal);
      for (const { redemptions, trend } of shown)
        expect(trend.reduce((sum, part) => sum + part, 0)).toBe(redemptions);
      expect(figures.hours?.flat().reduce((sum, used) => sum + used, 0)).toBe(now?.redemptions);
      const [{ codes }] = (await rows<{ codes: number }>(
        `SELECT count(*)::int AS codes FROM passes WHERE vendor_id = $1
           AND (issued_at + interval '5 hours 45 minutes')::date > $2::date - $3::int`,
        [shop.id, today, days],
      )) as [{ codes: number }];
      expect(figures.funnel).toEqual({ views: 0, clicks: 0, codes, redemptions: now?.redemptions });
    });

    it('tells new customers from those who came back', async () => {
      const { totals, previous } = await read(shop);
      expect(totals).toMatchObject({ newCustomers: 1, returnCustomers: 2 });
      expect(previous).toMatchObject({ newCustomers: 1, returnCustomers: 0 });
    });

    it('puts an hour where it was in Nepal', async () => {
      const { hours } = await read(shop, '?days=7');
      const weekday = new Date(`${nepalDay(new Date())}T00:00:00Z`).getUTCDay();
      expect(hours?.[weekday]?.[0]).toBe(1);
      expect(hours?.[(weekday + 6) % 7]?.[23]).toBe(1);
    });

    it('keeps the daily figures of business and deals', async () => {
      await running.app.get(Rollups).rollUp();
      const yesterday = nepalDay(new Date(Date.now() - 86_400_000));
      const [day] = await rows(
        `SELECT total_deals, total_redemptions, total_revenue::int, new_customers, return_customers FROM vendor_analytics
         WHERE vendor_id = $1 AND date = $2`,
        [shop.id, yesterday],
      );
      expect(day).toEqual({
        total_deals: 2,
        total_redemptions: 2,
        total_revenue: 1300,
        new_customers: 0,
        return_customers: 2,
      });
      const [sums] = await rows<{ sums: number }>(
        `SELECT sum(redemptions)::int AS sums FROM deal_analytics WHERE deal_id = ANY($1)`,
        [dealIds],
      );
      expect(sums?.sums).toBe(9);
    });

    const usesOf = async (day: string): Promise<number> => {
      const [row] = await rows<{ uses: number }>(
        'SELECT coalesce(sum(redemptions), 0)::int AS uses FROM deal_analytics WHERE deal_id = ANY($1) AND date = $2',
        [dealIds, day],
      );
      return row?.uses ?? 0;
    };
    const rollUp = (): Promise<void> => running.app.get(Rollups).rollUp();

    it('catches up the figures of days on which nothing ran', async () => {
      const [today, missed] = [nepalDay(new Date()), nepalDay(at(29, '12:00'))];
      await rows('DELETE FROM deal_analytics', []);
      await rows('DELETE FROM rolled_up_days', []);
      await rollUp();
      expect(await usesOf(missed)).toBe(1);
      expect(
        await rows('SELECT day FROM rolled_up_days WHERE is_final AND day < $1::date - 1', [today]),
      ).toHaveLength(99);
    });

    it('computes a final day again when a use of it is taken back', async () => {
      const day = nepalDay(at(2, '12:00'));
      expect(await usesOf(day)).toBe(1);
      const voided = await rows(
        `UPDATE passes SET state = 'voided', voided_at = now(), void_reason = 'wrong table', updated_at = now()
         WHERE vendor_id = $1 AND redeemed_at = $2 RETURNING id`,
        [shop.id, at(2, '23:59')],
      );
      expect(voided).toHaveLength(1);
      await rollUp();
      expect(await usesOf(day)).toBe(0);
    });

    it('computes of today only what has changed since the last run', async () => {
      await rows(`UPDATE passes SET updated_at = now() - interval '1 hour'`, []);
      await rollUp();
      const stamps = () =>
        rows<{ id: number; stamp: string }>(
          'SELECT deal_id AS id, updated_at::text AS stamp FROM deal_analytics WHERE date = $1 ORDER BY deal_id',
          [nepalDay(new Date())],
        );
      const before = await stamps();
      expect(before.length).toBeGreaterThan(1);
      const changed = dealIds[0] as number;
      await use(changed, shop, await world.person(), at(0, '00:00'), 100);
      await rollUp();
      const after = await stamps();
      const rewritten = after.filter(({ id, stamp }) => stamp !== before.find((one) => one.id === id)?.stamp);
      expect(rewritten.map(({ id }) => id)).toEqual([changed]);
      await rollUp();
    });

    it('is read in one statement beside those of the plan', async () => {
      const { statements } = await statementsDuring(running, () => read(shop, '?days=7'));
      expect(statements.filter((sql) => sql.includes('pass_facts'))).toHaveLength(1);
    });
  });

  describe('interactions', () => {
    const see = (client: ApiClient, events: object[], headers: object = agent) =>
      client.post('/api/events', { events }, headers as Record<string, string>);
    const funnel = async (shop: Business) => {
      const { views = 0, clicks = 0 } = (await read(shop)).funnel ?? {};
      return { views, clicks };
    };

    it('count once a visitor, deal and day, however often they are sent', async () => {
      const shop = await world.business();
      const [first, second] = [await world.deal(shop), await world.deal(shop)];
      const anonymous = new ApiClient(running.url);
      const signedIn = (await world.person()).client;
      for (const client of [anonymous, signedIn, anonymous]) {
        const answer = await see(client, [
          { kind: 'view', dealId: first },
          { kind: 'view', dealId: second },
          { kind: 'click', dealId: first },
        ]);
        expect(answer.status).toBe(204);
      }
      expect(await funnel(shop)).toEqual({ views: 4, clicks: 2 });
    });

    it('leave out bots, prerendered pages, the business itself and deals nobody can see', async () => {
      const shop = await world.business();
      const dealId = await world.deal(shop);
      const pending = await world.deal(shop, { moderation_status: 'pending' });
      const anonymous = new ApiClient(running.url);
      const seen = [{ kind: 'view', dealId }];
      await see(anonymous, seen, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
      await see(anonymous, seen, { ...agent, 'sec-purpose': 'prefetch;prerender' });
      await see(shop.owner.client, seen);
      await see(anonymous, [
        { kind: 'view', dealId: pending },
        { kind: 'view', dealId: 2_000_000_000 },
      ]);
      expect(await funnel(shop)).toEqual({ views: 0, clicks: 0 });
    });

    it('deletes the key of a day two days later, so that no visitor can be identified (V3)', async () => {
      const days = [0, 1, 2, 3].map((daysAgo) => nepalDay(at(daysAgo, '12:00')));
      for (const day of days)
        await rows(
          `INSERT INTO visitor_salts (day, salt) VALUES ($1, decode(repeat('00', 32), 'hex')) ON CONFLICT DO NOTHING`,
          [day],
        );
      await running.app.get(Rollups).rollUp();
      const left = await rows<{ day: string }>(
        'SELECT day::text AS day FROM visitor_salts ORDER BY day DESC',
        [],
      );
      expect(left.map(({ day }) => day)).toEqual(days.slice(0, 2));
    });

    it.each([
      [{}],
      [{ events: [] }],
      [{ events: [{ kind: 'buy', dealId: 1 }] }],
      [{ events: [{ kind: 'view', dealId: '1' }] }],
      [{ events: [{ kind: 'view', dealId: 1, visitor: 'x' }] }],
      [{ events: Array.from({ length: 51 }, () => ({ kind: 'view', dealId: 1 })) }],
    ])('reject %j', async (body) => {
      expect((await new ApiClient(running.url).post('/api/events', body)).status).toBe(400);
    });
  });

  it('belongs to its owner and manager; what is advanced, to plans that include it', async () => {
    const shop = await world.business({ plan: 'free' });
    const basic = await read(shop);
    expect(basic).toMatchObject({ isAdvanced: false, funnel: null, hours: null });
    const more = await shop.owner.client.get('/api/vendors/me/analytics?days=90');
    expect([more.status, more.body.code]).toEqual([403, 'plan.no-analytics']);
    expect((await shop.owner.client.get('/api/vendors/me/analytics?days=8')).status).toBe(400);
    const counter = await world.staff(shop);
    expect((await counter.client.get('/api/vendors/me/analytics')).status).toBe(403);
    const manager = await world.staff(await world.business(), 'manager');
    expect((await manager.client.get('/api/vendors/me/analytics?days=90')).status).toBe(200);
  });
});
