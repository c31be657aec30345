import pg from 'pg';
import { Transactions } from '../../src/common/transactions/transactions.js';
import { type Bill, InvoicesService } from '../../src/modules/billing/index.js';
import { ledgerErrors } from '../../src/ledger/ledger-errors.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Invoice {
  id: string;
  number: string;
  kind: string;
  corrects: string | null;
  totalPaisa: number;
  vatPaisa: number;
}

describe('invoices', () => {
  let running: RunningApp;
  let world: World;
  let invoices: InvoicesService;
  let customer: Person;
  let shop: Business;
  let counter = 0;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    invoices = running.app.get(InvoicesService);
    await world.catalog();
    [customer, shop] = await Promise.all([world.person(), world.business()]);
  });

  afterAll(() => running.stop());

  const bill = (change: Partial<Bill> = {}): Bill => ({
    source: `order:${++counter}`,
    buyerId: customer.id,
    vendorId: null,
    lines: [{ text: 'Two plates of momo', textNe: 'दुई प्लेट मम', quantity: 2, unitPaisa: 56_500 }],
    pointsPaisa: 0,
    paidBy: 'khalti',
    ...change,
  });
  const read = async (id: string): Promise<Invoice> =>
    (await customer.client.get<Invoice>(`/api/invoices/${id}`)).body;

  it('are numbered without a gap, many at once, also when some are rolled back (IN1)', async () => {
    const transactions = running.app.get(Transactions);
    const lost = Array.from({ length: 10 }, () =>
      transactions
        .run(async () => {
          await invoices.issue(bill());
          throw new Error('The capture failed.');
        })
        .catch(() => null),
    );
    const written = Array.from({ length: 20 }, () => invoices.issue(bill()));
    await Promise.all(lost);
    const numbers = await Promise.all(
      (await Promise.all(written)).map(async (id) => (await read(id)).number),
    );
    expect(numbers.sort()).toEqual(
      Array.from({ length: 20 }, (_, at) => expect.stringMatching(`-${String(at + 1).padStart(6, '0')}$`)),
    );
    expect(await ledgerErrors(running.database)).toEqual([]);
  });

  it('are written once for what they are for (IN1)', async () => {
    const one = bill();
    const first = await invoices.issue(one);
    expect(await invoices.issue(one)).toBe(first);
  });

  it('say what was paid and the VAT in it, to the buyer as they were on the day (IN2, IN3)', async () => {
    const id = await invoices.issue(bill({ pointsPaisa: 13_000 }));
    await running.database.query("UPDATE users SET first_name = 'Somebody' WHERE id = $1", [customer.id]);
    expect(await read(id)).toMatchObject({
      kind: 'invoice',
      number: expect.stringMatching(/^INV-20\d\d\/\d\d-\d{6}$/),
      buyer: { name: 'Sujata Rai' },
      seller: { name: 'Dobbar' },
      pointsPaisa: 13_000,
      netPaisa: 88_496,
      vatPaisa: 11_504,
      totalPaisa: 100_000,
    });
  });

  it('are taken back by a credit note with a number of its own', async () => {
    const one = bill();
    const number = (await read(await invoices.issue(one))).number;
    const note = await read(await invoices.credit(bill({ source: `refund:${counter}` }), one.source));
    expect(note).toMatchObject({ kind: 'credit-note', corrects: number });
    expect(note.number).toMatch(/^CN-/);
    await expect(invoices.credit(bill(), 'order:unknown')).rejects.toThrow('invoices_corrected');
  });

  it('are read by their buyer and by admins, by nobody else', async () => {
    const id = await invoices.issue(bill());
    const [stranger, admin] = await Promise.all([world.person(), world.admin()]);
    for (const path of [`/api/invoices/${id}`, `/api/invoices/${id}/pdf`]) {
      expect((await customer.client.get(path)).status).toBe(200);
      expect((await admin.client.get(path)).status).toBe(200);
      expect(await stranger.client.get(path)).toMatchObject({
        status: 404,
        body: { code: 'invoice.not-found' },
      });
      expect((await running.client().get(path)).status).toBe(401);
    }
    expect((await customer.client.get('/api/invoices/none')).status).toBe(400);
  });

  it('of a business are for those who run it, not for its counter', async () => {
    const id = await invoices.issue(
      bill({ source: 'plan:1', buyerId: shop.owner.id, vendorId: shop.id, paidBy: 'bank-transfer' }),
    );
    const [manager, staff] = await Promise.all([world.staff(shop, 'manager'), world.staff(shop, 'counter')]);
    const listed = async (person: Person): Promise<unknown> =>
      (await person.client.get('/api/vendors/me/invoices')).body;
    expect(await listed(shop.owner)).toMatchObject([{ id }]);
    expect(await listed(manager)).toMatchObject([{ id, source: 'plan:1' }]);
    expect((await staff.client.get('/api/vendors/me/invoices')).status).toBe(403);
    expect((await staff.client.get(`/api/invoices/${id}`)).status).toBe(404);
    expect((await shop.owner.client.get<Invoice[]>('/api/invoices')).body).toEqual([]);
  });

  it('are listed newest first, some at a time', async () => {
    const person = await world.person();
    const ids: string[] = [];
    for (let at = 0; at < 3; at++) ids.unshift(await invoices.issue(bill({ buyerId: person.id })));
    const page = await person.client.get<Invoice[]>('/api/invoices?limit=2');
    expect(page.body.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(page.headers.get('x-total-count')).toBe('3');
    expect(page.headers.get('link')).toContain('rel="next"');
  });

  it('are files with both scripts', async () => {
    const id = await invoices.issue(bill());
    const answer = await fetch(`${running.url}/api/invoices/${id}/pdf`, {
      headers: { cookie: customer.client.cookie ?? '' },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="INV-20\d\d-\d\d-\d{6}\.pdf"/);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain('AnekDevanagari');
  });

  it('are never changed, not even by the application (IN4)', async () => {
    const application = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
    await application.connect();
    for (const sql of ['UPDATE invoices SET lines = lines', 'DELETE FROM invoices'])
      await expect(application.query(sql)).rejects.toThrow('permission denied');
    await application.end();
    await expect(running.database.query('DELETE FROM invoices')).rejects.toThrow('only added to');
  });
});
