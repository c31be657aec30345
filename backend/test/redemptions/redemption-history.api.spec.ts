import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Use {
  id: string;
  state: string;
  customer: string;
  branchName: string | null;
  amount: number;
  voidReason: string | null;
}

describe('what passed the counter', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let customer: Person;
  let dealId: number;
  const uses: string[] = [];

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
    await world.secondBranch(shop);
    customer = await world.person({ firstName: '=HYPERLINK("x")', lastName: 'Rai' });
    dealId = await world.deal(shop, { title: '+1 momo, "free"' });
    for (const n of [1, 2, 3, 4, 5]) {
      const { body } = await customer.client.post<{ id: string; code: string }>('/api/redemptions', {
        dealId,
      });
      await shop.owner.client.post('/api/counter/accept', {
        code: body.code,
        amount: n * 100,
        ...(n > 3 ? { branchId: shop.branchId } : {}),
      });
      uses.unshift(body.id);
    }
    await shop.owner.client.post(`/api/redemptions/${uses[0]}/void`, { reason: '@wrong table' });
    await running.database.query(
      `UPDATE passes SET redeemed_at = '2026-03-01T18:14:59Z' WHERE public_id = $1`,
      [uses[4]],
    );
  });

  afterAll(() => running.stop());

  const list = (query = '', client = shop.owner.client) =>
    client.get<Use[]>(`/api/vendors/me/redemptions${query}`);
  const ids = async (query: string): Promise<string[]> => (await list(query)).body.map(({ id }) => id);

  it('is whole as a table, however many rows there are', async () => {
    const busy = await world.business();
    const busyDeal = await world.deal(busy);
    const several = 10_020;
    await running.database.query(
      `INSERT INTO passes (public_id, deal_id, vendor_id, user_id, code_hash, state, issued_at, expires_at, redeemed_at, redeemed_by, amount)
       SELECT gen_random_uuid(), $1, $2, $3, ('many-' || n)::bytea, 'redeemed', now() - interval '9 days', now(),
         now() - n * interval '1 minute', $4, n FROM generate_series(1, $5::int) n`,
      [busyDeal, busy.id, customer.id, busy.owner.id, several],
    );
    const { text } = await busy.owner.client.get('/api/vendors/me/redemptions.csv');
    const amounts = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',').at(-5)));
    expect(amounts).toEqual(Array.from({ length: several }, (_, n) => n + 1));
  });

  it('is listed newest first, with voided ones and why', async () => {
    const { body, headers } = await list();
    expect(body.map(({ id }) => id)).toEqual(uses);
    expect(headers.get('x-total-count')).toBe('5');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body[0]).toMatchObject({
      state: 'voided',
      voidReason: '@wrong table',
      branchName: 'Thamel',
      amount: 500,
      customer: '=HYPERLINK("x") R.',
    });
  });

  it('is narrowed by Nepal day, branch and state', async () => {
    expect(await ids('?to=2026-03-01')).toEqual([uses[4]]);
    expect(await ids('?from=2026-03-02')).toEqual(uses.slice(0, 4));
    expect(await ids('?from=2026-03-01&to=2026-03-01')).toEqual([uses[4]]);
    expect(await ids(`?branch=${shop.branchId}`)).toEqual(uses.slice(0, 2));
    expect(await ids('?state=voided')).toEqual([uses[0]]);
  });

  it('is narrowed by deal and by who accepted, and says which there are', async () => {
    const own = await world.business();
    await world.secondBranch(own);
    const [first, second] = [
      await world.deal(own, { title: 'Apple pie' }),
      await world.deal(own, { title: 'Buff momo' }),
    ];
    await world.deal(own, { title: 'Never used' });
    const thamel = await world.staff(own, 'counter', own.branchId);
    const passes: string[] = [];
    for (const [dealId, staff] of [
      [first, own.owner],
      [second, own.owner],
      [second, thamel],
    ] as const) {
      const guest = await world.person();
      const { body } = await guest.client.post<{ id: string; code: string }>('/api/redemptions', { dealId });
      await staff.client.post('/api/counter/accept', { code: body.code });
      passes.unshift(body.id);
    }
    const seen = async (query: string) => (await list(query, own.owner.client)).body.map(({ id }) => id);
    expect(await seen(`?deal=${second}`)).toEqual(passes.slice(0, 2));
    expect(await seen(`?staff=${own.owner.id}`)).toEqual(passes.slice(1));
    expect(await seen(`?deal=${second}&staff=${own.owner.id}`)).toEqual([passes[1]]);
    const choices = '/api/vendors/me/redemptions/choices';
    expect((await own.owner.client.get(choices)).body).toEqual({
      deals: [
        { id: first, title: 'Apple pie', titleNe: null },
        { id: second, title: 'Buff momo', titleNe: null },
      ],
      staff: [
        { id: thamel.id, name: 'Ramesh T.' },
        { id: own.owner.id, name: 'Sujata R.' },
      ],
      keys: [],
    });
    expect((await thamel.client.get(choices)).body).toEqual({
      deals: [{ id: second, title: 'Buff momo', titleNe: null }],
      staff: [{ id: thamel.id, name: 'Ramesh T.' }],
      keys: [],
    });
    expect((await (await world.person()).client.get(choices)).status).toBe(403);
  });

  it('is walked page by page', async () => {
    const seen: string[] = [];
    let path: string | undefined = '?limit=2';
    while (path !== undefined) {
      const page: Awaited<ReturnType<typeof list>> = await list(path);
      seen.push(...page.body.map(({ id }) => id));
      path = /<[^?]*(\?[^>]*)>/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(uses);
  });

  it.each([
    '?from=yesterday',
    '?to=2026-02-30',
    '?branch=0',
    '?state=issued',
    '?deal=0',
    '?staff=me',
    '?limit=101',
    '?cursor=WzEsMV0',
  ])('rejects %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  it('shows staff of one branch theirs, and other businesses nothing', async () => {
    const thamel = await world.staff(shop, 'counter', shop.branchId);
    expect((await list('', thamel.client)).body.map(({ id }) => id)).toEqual(uses.slice(0, 2));
    const other = await world.business();
    expect((await list('', other.owner.client)).body).toEqual([]);
  });

  it('opens in a spreadsheet without running anything', async () => {
    const { text, headers } = await shop.owner.client.get('/api/vendors/me/redemptions.csv?state=voided');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="redemptions-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [headings, row] = text.trim().split('\r\n');
    expect(headings).toMatch(/^Day,Time,Deal,/);
    expect(row).toContain(`"'+1 momo, ""free""","'=HYPERLINK(""x"") R.",Taken back,Thamel,`);
    expect(row).toContain(`"'@wrong table"`);
    await running.database.query(`UPDATE users SET language = 'ne' WHERE id = $1`, [shop.owner.id]);
    expect((await shop.owner.client.get('/api/vendors/me/redemptions.csv')).text).toContain('ग्राहक');
  });
});
