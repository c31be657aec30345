import { type RunningApp, startApp } from '../support/start-app.js';
import { statementsDuring } from '../support/statements.js';
import { type Business, type Person, World } from '../support/world.js';

interface Found {
  deals: { id: number; title: string; businessName: string }[];
  vendors: { id: number; businessName: string; status: string }[];
  users: { id: number; name: string; email: string; role: string }[];
  payments: { id: string; reference: string; amount: number; customer: string }[];
  orders: { id: string; state: string }[];
  invoices: { id: string; number: string }[];
}

describe('the search of the console', () => {
  let running: RunningApp;
  let world: World;
  let admin: Person;
  let shop: Business;
  let deal: number;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
    shop = await world.business({ name: 'Himchuli Momo House' });
    deal = await world.deal(shop, { title: 'Jhol momo for two', moderation_status: 'pending' });
  });

  afterAll(() => running.stop());

  const find = async (q: string): Promise<Found> =>
    (await admin.client.get<Found>(`/api/admin/search?q=${encodeURIComponent(q)}`)).body;

  it('finds deals in every state, businesses and people by part of a name, one statement each', async () => {
    const { result, statements } = await statementsDuring(running, () => find('himchuli'));
    expect(result.vendors).toEqual([
      { id: shop.id, businessName: 'Himchuli Momo House', nameNe: null, status: 'verified' },
    ]);
    expect(result.deals).toEqual([
      {
        id: deal,
        title: 'Jhol momo for two',
        titleNe: null,
        businessName: 'Himchuli Momo House',
        businessNameNe: null,
      },
    ]);
    expect(statements.filter((one) => !one.includes('FROM live_sessions'))).toHaveLength(4);
    const person = await world.person({ firstName: 'Prabina', lastName: 'Gurung' });
    expect((await find('bina gur')).users).toEqual([
      { id: person.id, name: 'Prabina Gurung', email: person.email, role: 'customer' },
    ]);
    expect((await find(person.email)).users.map(({ id }) => id)).toEqual([person.id]);
  });

  it('finds payments by reference, orders by their id and invoices by their number (A8)', async () => {
    const guest = await world.person({ firstName: 'Maya', lastName: 'Gurung' });
    const order = '0199aaaa-1111-7000-8000-00000000000a';
    await running.database.query(
      `INSERT INTO orders (public_id, user_id, state, total, expires_at, held_on)
       VALUES ($1, $2, 'awaiting_payment', 800, now() + interval '1 hour', current_date)`,
      [order, guest.id],
    );
    const payment = '0199aaaa-2222-7000-8000-00000000000b';
    await running.database.query(
      `INSERT INTO payments (public_id, user_id, purpose, purpose_id, gateway, paisa, state, reference, expires_at)
       VALUES ($1, $2, 'order', $3, 'esewa', 80000, 'pending', 'DOB-7Q2X-44', now() + interval '1 hour')`,
      [payment, guest.id, order],
    );
    const found = expect.objectContaining({ id: payment, reference: 'DOB-7Q2X-44', amount: 800 }) as object;
    expect((await find('7q2x')).payments).toEqual([found]);
    expect((await find(order)).payments).toEqual([found]);
    for (const typed of [order, order.slice(0, 13), order.slice(0, 8)])
      expect((await find(typed)).orders.map(({ id }) => id)).toEqual([order]);
    expect((await find('0199bbbb')).orders).toEqual([]);
    const { rows } = await running.database.query<{ number: string; public_id: string }>(
      `WITH year AS (
         UPDATE fiscal_years SET last_invoice = last_invoice + 1 WHERE id = (SELECT min(id) FROM fiscal_years) RETURNING id, name, last_invoice
       )
       INSERT INTO invoices (public_id, kind, fiscal_year_id, sequence, number, source, buyer_id, buyer, seller, lines, points_paisa,
         net_paisa, vat_paisa, total_paisa, paid_by)
       SELECT gen_random_uuid(), 'invoice', id, last_invoice, 'INV-' || name || '-000001', 'search-test', $1, '{}', '{}', '[{}]', 0, 100, 13,
         113, 'esewa' FROM year RETURNING number, public_id`,
      [guest.id],
    );
    expect((await find(rows[0]?.number.toLowerCase() ?? '')).invoices).toMatchObject([
      { id: rows[0]?.public_id, number: rows[0]?.number },
    ]);
  });

  it('finds what has a number, first of all', async () => {
    const found = await find(`#${shop.id}`);
    expect(found.vendors.map(({ id }) => id)).toEqual([shop.id]);
    expect((await find(String(admin.id))).users[0]?.id).toBe(admin.id);
  });

  it('takes words as data, shows five at most and nobody who erased the account', async () => {
    for (let n = 0; n < 7; n++) await world.person({ firstName: 'Many', lastName: `100%_${n}` });
    expect((await find('100%_')).users).toHaveLength(5);
    expect((await find('%%%')).users).toEqual([]);
    expect((await find("' OR 1=1 --")).users).toEqual([]);
    const gone = await world.person({ firstName: 'Vanished', lastName: 'Person' });
    await running.database.query('UPDATE users SET erased_at = now() WHERE id = $1', [gone.id]);
    expect((await find('vanished')).users).toEqual([]);
    expect(await find('ma')).toEqual({
      deals: [],
      vendors: [],
      users: [],
      payments: [],
      orders: [],
      invoices: [],
    });
  });

  it('is for admins alone and rejects what cannot be looked for', async () => {
    expect((await running.client().get('/api/admin/search?q=momo')).status).toBe(401);
    for (const person of [await world.person(), shop.owner, await world.staff(shop)])
      expect((await person.client.get('/api/admin/search?q=momo')).status).toBe(403);
    for (const query of ['', 'q=', `q=${'x'.repeat(101)}`, 'q=momo&limit=5'])
      expect((await admin.client.get(`/api/admin/search?${query}`)).body.code).toBe('request.invalid');
  });
});
