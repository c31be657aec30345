import type { Business } from '../support/world.js';
import type { Answer } from '../support/api/api-client.js';
import { enterAccount, owe } from '../support/money/payees.js';
import { type Item, Workbench } from './worklist.fixture.js';

describe('what waits for admins', () => {
  let bench: Workbench;
  let shop: Business;

  beforeAll(async () => {
    bench = await Workbench.start();
    shop = await bench.world.business({ name: 'Himchuli Momo House' });
  });

  afterAll(() => bench.stop());

  const laneOf = async (kind: string, id: number) => {
    const { lane, blockedBy } = await bench.item(kind, id);
    return [lane, blockedBy?.reason ?? null];
  };

  it('is in lanes: a deal of a verified business is ready, of another one blocked by it (WB1)', async () => {
    const waiting = await bench.world.business({ status: 'pending', name: 'Seti Bhansa Ghar' });
    const suspended = await bench.world.business({ status: 'suspended' });
    const [ready, blocked, hidden] = [
      await bench.pendingDeal(shop),
      await bench.pendingDeal(waiting),
      await bench.pendingDeal(suspended),
    ];
    expect(await laneOf('deal', ready)).toEqual(['ready', null]);
    expect(await laneOf('deal', blocked)).toEqual(['blocked', 'vendor-pending']);
    expect(await laneOf('deal', hidden)).toEqual(['blocked', 'vendor-suspended']);
    expect((await bench.item('deal', ready)).allowed).toEqual(['approve', 'ask', 'reject']);
    const item = await bench.item('deal', blocked);
    expect(item.allowed).toEqual(['ask', 'reject']);
    expect(item.blockedBy).toEqual({ kind: 'vendor', id: String(waiting.id), reason: 'vendor-pending' });
    const business = await bench.item('vendor', waiting.id);
    expect([business.lane, business.frees]).toMatchObject([
      'ready',
      [{ kind: 'deal', id: String(blocked), version: 1 }],
    ]);
  });

  it('has every kind that a module registered, with its counts', async () => {
    const before = await bench.counts();
    const deal = await bench.world.deal(shop);
    await shop.owner.client.patch(`/api/deals/${deal}`, { title: 'Three plates of momo' });
    const renamed = await bench.world.business({ name: 'Old name' });
    await renamed.owner.client.patch('/api/vendors/me', { businessName: 'A new name' });
    await bench.world.business({ status: 'pending' });
    await bench.pendingDeal(shop);
    const { id: guest } = await bench.world.person();
    const [review] = await bench.rows<{ id: number }>(
      "INSERT INTO reviews (user_id, deal_id, rating, comment) VALUES ($1, $2, 1, 'Owner is rude.') RETURNING id",
      [guest, deal],
    );
    await bench.rows(`INSERT INTO review_reports (review_id, user_id, reason) VALUES ($1, $2, 'spam')`, [
      review?.id,
      shop.owner.id,
    ]);
    await bench.rows(
      `INSERT INTO support_messages (kind, name, email, subject, message, language) VALUES ('contact', 'Sarita K.', 's@example.com', 'Can I gift a code?', 'Hello', 'en')`,
    );
    const prepaid = await bench.world.deal(shop, { sale_mode: 'prepaid' });
    const customer = await bench.world.person();
    const items = [{ dealId: prepaid, quantity: 1 }];
    const { body: order } = await customer.client.post<{ id: string }>('/api/orders', { items });
    await customer.client.post(`/api/orders/${order.id}/payments`, { gateway: 'bank-transfer' });
    const payee = await bench.world.business();
    await owe(bench.running.database, payee, 60_000);
    await enterAccount(bench.running.database, payee);
    const asked = { amount: 60_000, reference: 'NB-60' };
    const paid = await bench.other.client.post(`/api/admin/vendors/${payee.id}/payouts`, asked);
    expect(paid.status).toBe(202);

    const kinds = new Set((await bench.list('lane=ready')).map(({ kind }) => kind));
    const expected = [
      'approval',
      'deal',
      'message',
      'name-change',
      'review',
      'revision',
      'transfer',
      'vendor',
    ];
    expect([...kinds].sort()).toEqual(expected);
    const after = await bench.counts();
    expect(after.ready - before.ready).toBe(8);
    for (const kind of expected)
      expect(after.kinds.find((each) => each.kind === kind)?.ready).toBe(
        (await bench.list(`lane=ready&kind=${kind}`)).length,
      );
  });

  it('comes in the order of its due times, page by page', async () => {
    const all = await bench.list('');
    expect(all.map(({ dueAt }) => dueAt)).toEqual(all.map(({ dueAt }) => dueAt).sort());
    const seen: Item[] = [];
    let next: string | undefined = '/api/admin/work?limit=3';
    while (next) {
      const page: Answer<Item[]> = await bench.admin.client.get<Item[]>(next);
      seen.push(...page.body);
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen.map(({ kind, id }) => `${kind} ${id}`)).toEqual(all.map(({ kind, id }) => `${kind} ${id}`));
  });

  it('is due by business days, without weekends and holidays (WB2)', async () => {
    const due = async (at: string, days: number) =>
      (
        await bench.rows<{ due: Date }>('SELECT business_days_after($1::timestamptz, $2) AS due', [at, days])
      )[0]?.due.toISOString();
    // Friday, Sunday and Monday of November 2026 in Nepal; 6 PM there is 12:15 UTC.
    expect(await due('2026-11-20T06:00:00Z', 1)).toBe('2026-11-23T12:15:00.000Z');
    expect(await due('2026-11-22T06:00:00Z', 2)).toBe('2026-11-24T12:15:00.000Z');
    expect(await due('2026-11-23T14:00:00Z', 1)).toBe('2026-11-24T12:15:00.000Z');
    // Already Sunday in Nepal.
    expect(await due('2026-11-21T18:30:00Z', 1)).toBe('2026-11-23T12:15:00.000Z');
    await bench.rows(
      `INSERT INTO festival_seasons (name, name_ne, starts_on, ends_on, is_active, is_holiday) VALUES ('Closed', 'बिदा', '2026-11-23', '2026-11-24', true, true)`,
    );
    expect(await due('2026-11-20T06:00:00Z', 1)).toBe('2026-11-25T12:15:00.000Z');
    await bench.rows(`UPDATE festival_seasons SET ends_on = '2028-12-31' WHERE name = 'Closed'`);
    // The search ends 400 days and three per business day after the start.
    expect(await due('2026-11-20T06:00:00Z', 1)).toBe('2027-12-28T12:15:00.000Z');
    await bench.rows(`DELETE FROM festival_seasons WHERE name = 'Closed'`);
  });

  it('is owned by who takes it, until it is given back; another admin sees it and is not locked out (WB4)', async () => {
    const deal = await bench.pendingDeal(shop);
    const path = `/api/admin/work/deal/${deal}/claim`;
    const soon = new Date(Date.now() + 15 * 60_000).toISOString();
    expect((await bench.admin.client.post<Item>(path, { until: soon })).body.owner).toMatchObject({
      id: bench.admin.id,
      until: expect.any(String) as string,
    });
    // A claim with an end does not replace another owner; a claim without an end does.
    expect((await bench.other.client.post<Item>(path, { until: soon })).body.owner?.id).toBe(bench.admin.id);
    const mine = await bench.list('owner=me');
    expect(mine.map(({ id }) => id)).toContain(String(deal));
    expect((await bench.counts()).mine).toBe(mine.length);
    expect((await bench.other.client.post<Item>(path, {})).body.owner).toMatchObject({
      id: bench.other.id,
      until: null,
    });
    expect((await bench.admin.client.delete<Item>(path)).body.owner?.id).toBe(bench.other.id);
    expect((await bench.other.client.delete<Item>(path)).body.owner).toBeNull();
    expect((await bench.list('owner=none')).map(({ id }) => id)).toContain(String(deal));
    expect((await bench.admin.client.patch(`/api/admin/deals/${deal}/approve`)).status).toBe(200);
    expect((await bench.admin.client.get(`/api/admin/work/deal/${deal}`)).status).toBe(404);
  });

  it('is put off and comes back at its time', async () => {
    const deal = await bench.pendingDeal(shop);
    const path = `/api/admin/work/deal/${deal}/snooze`;
    const { snoozed: before } = await bench.counts();
    const until = new Date(Date.now() + 3_600_000).toISOString();
    expect((await bench.admin.client.send('PUT', path, { until })).status).toBe(200);
    const ids = async (query: string) => (await bench.list(query)).map(({ id }) => id);
    expect(await ids('kind=deal')).not.toContain(String(deal));
    expect(await ids('snoozed=true')).toContain(String(deal));
    expect((await bench.counts()).snoozed).toBe(before + 1);
    await bench.rows(
      `UPDATE work_claims SET snoozed_until = now() - interval '1 minute' WHERE subject = $1`,
      [String(deal)],
    );
    const back = (await bench.list('kind=deal')).find(({ id }) => id === String(deal));
    expect(back?.snoozedUntil).toEqual(expect.any(String));
    expect((await bench.admin.client.send('PUT', path, { until: null })).status).toBe(200);
    expect((await bench.item('deal', deal)).snoozedUntil).toBeNull();
  });

  it.each([
    ['POST', 'claim', { until: 'tomorrow' }],
    ['POST', 'claim', { until: '2020-01-01T00:00:00Z' }],
    ['PUT', 'snooze', { until: '2020-01-01T00:00:00Z' }],
    ['PUT', 'snooze', {}],
    ['PUT', 'snooze', { until: 5 }],
  ])('rejects %s %s with %j', async (method, act, body) => {
    const deal = await bench.pendingDeal(shop);
    const answer = await bench.admin.client.send(method, `/api/admin/work/deal/${deal}/${act}`, body);
    expect(answer.status).toBe(400);
  });

  it.each(['lane=done', 'kind=%27', 'owner=somebody', 'snoozed=perhaps', 'cursor=x'])(
    'rejects a list with %s',
    async (query) => {
      expect((await bench.admin.client.get(`/api/admin/work?${query}`)).status).toBe(400);
    },
  );

  it('is unknown where the kind or the item is', async () => {
    for (const path of ['coupon/1', 'deal/0', 'deal/999999', 'deal/x%27'])
      for (const [method, act] of [
        ['GET', ''],
        ['POST', '/claim'],
        ['DELETE', '/claim'],
      ] as const) {
        const answer = await bench.admin.client.send<Item>(
          method,
          `/api/admin/work/${path}${act}`,
          method === 'POST' ? {} : undefined,
        );
        expect([answer.status, answer.body.code]).toEqual([404, 'work.not-found']);
      }
    expect((await bench.admin.client.get('/api/admin/work?kind=coupon')).status).toBe(404);
  });

  it('is for admins alone, and nothing is allowed to an admin about their own business', async () => {
    for (const path of ['', '/counts'])
      expect((await shop.owner.client.get(`/api/admin/work${path}`)).status).toBe(403);
    const deal = await bench.pendingDeal(shop);
    const partner = await bench.world.admin();
    await bench.rows(`INSERT INTO staff_members (user_id, vendor_id, role) VALUES ($1, $2, 'owner')`, [
      partner.id,
      shop.id,
    ]);
    expect(await bench.item('deal', deal, partner)).toMatchObject({ isOwn: true, allowed: [] });
    expect((await bench.decide(`deals/${deal}/approve`, {}, partner)).status).toBe(403);
  });

  it('allows an admin nothing about their own review', async () => {
    const deal = await bench.world.deal(shop);
    const [review] = await bench.rows<{ id: number }>(
      'INSERT INTO reviews (user_id, deal_id, rating) VALUES ($1, $2, 1) RETURNING id',
      [bench.other.id, deal],
    );
    const id = review?.id ?? 0;
    await bench.rows(`INSERT INTO review_reports (review_id, user_id, reason) VALUES ($1, $2, 'spam')`, [
      id,
      shop.owner.id,
    ]);
    expect(await bench.item('review', id, bench.other)).toMatchObject({ isOwn: true, allowed: [] });
    expect(await bench.item('review', id)).toMatchObject({ isOwn: false, allowed: ['hide', 'keep'] });
  });
});
