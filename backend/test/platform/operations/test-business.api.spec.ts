import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RetentionJob } from '../../../src/common/retention/retention.job.js';
import { nepalDay } from '../../../src/common/time/nepal-day.js';
import { ApiClient } from '../../support/api/api-client.js';
import { runCommand } from '../../support/run-command.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Person, World } from '../../support/world.js';

interface Account {
  email: string;
  password: string;
  device: string;
}

interface Credentials {
  dealId: number;
  customer: Account;
  staff: Account;
}

interface ListedVendor {
  id: number;
  businessName: string;
  isTest: boolean;
}

interface Pass {
  id: string;
  code: string;
  state: string;
  points: number;
}

const TITLE = 'Test of the site';
const NAME = 'Live check';
const today = nepalDay(new Date());

/** Public lists and figures, and those of the marketplace. */
const PUBLIC = [
  '/api/deals',
  '/api/deals?search=site',
  '/api/deals/facets',
  '/api/deals/featured',
  '/api/deals/map',
  '/api/search/suggest?q=live',
  '/api/brands',
  '/api/brands?search=live',
  '/api/categories',
  '/api/locations',
  '/api/places',
  '/api/stats',
  '/api/sitemap',
  '/api/sitemap/deals/1',
  '/api/sitemap/brands/1',
  '/api/feeds/kathmandu/dining.json',
];
const REPORTS = ['redemptions', 'savings', 'revenue', 'vendors', 'customers', 'volume', 'income', 'refusals'];
const CONSOLE = [
  '/api/admin/figures',
  '/api/admin/overview',
  '/api/admin/overview/activity',
  '/api/admin/work/counts',
  ...REPORTS.map((name) => `/api/admin/reports/${name}?from=${today}&to=${today}`),
  `/api/admin/reports/honour?from=${today}&to=${today}`,
  `/api/admin/reports/points-outliers?from=${today}&to=${today}`,
];
const TABLES = [
  'points_ledger',
  'loyalty_balances',
  'ledger_entries',
  'counter_takings',
  'outbox',
  'audit_log',
];
const COUNTS = TABLES.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`).join(', ');

/** Answers without their times, which move on. */
const withoutTimes = (text: string): string => text.replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"time"');

describe('the test business of check:live', () => {
  const file = path.join(tmpdir(), `live-check-${randomUUID()}.json`);
  let running: RunningApp;
  let world: World;
  let admin: Person;
  let credentials: Credentials;
  let customer: ApiClient;
  let staff: ApiClient;

  const read = async (): Promise<Credentials> => JSON.parse(await readFile(file, 'utf8')) as Credentials;

  const signedIn = async ({ email, password, device }: Account): Promise<ApiClient> => {
    const client = running.client();
    client.cookie = `dobbar_visitor=${device}`;
    expect((await client.post('/api/auth/login', { email, password })).status).toBe(200);
    return client;
  };

  /** What everybody sees, and the rows that a real use leaves. */
  const figures = async (): Promise<Record<string, unknown>> => {
    const seen: Record<string, unknown> = {};
    for (const address of [...PUBLIC, ...CONSOLE]) {
      const { status, text } = await admin.client.get(address);
      expect([address, status]).toEqual([address, 200]);
      seen[address] = withoutTimes(text);
    }
    seen['rows'] = (await running.database.query(`SELECT ${COUNTS}`)).rows;
    return seen;
  };

  const use = async (): Promise<Pass> => {
    const issued = await customer.post<Pass>('/api/redemptions', { dealId: credentials.dealId });
    expect([issued.status, issued.body.state]).toEqual([201, 'issued']);
    const { id, code } = issued.body;
    expect((await staff.post('/api/counter/lookup', { code })).status).toBe(200);
    const accepted = await staff.post<Pass>('/api/counter/accept', { code });
    expect(accepted.body).toMatchObject({ state: 'redeemed', points: 0 });
    return (await customer.get<Pass>(`/api/redemptions/${id}`)).body;
  };

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    await world.deal(await world.business());
    admin = await world.admin();
    const { code, said } = await runCommand('test-business', [file]);
    expect([code, said]).toEqual([0, expect.stringContaining(file)]);
    credentials = await read();
    customer = await signedIn(credentials.customer);
    staff = await signedIn(credentials.staff);
  });

  afterAll(() => running.stop());

  it('is set up once; its file can be read by its owner only', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const again = await runCommand('test-business', [file]);
    expect(again.code).toBe(0);
    const renewed = await read();
    expect(renewed.dealId).toBe(credentials.dealId);
    expect(renewed.customer.email).toBe(credentials.customer.email);
    expect(renewed.customer.password).not.toBe(credentials.customer.password);
    expect((await customer.get('/api/auth/user')).status).toBe(401);
    customer = await signedIn(renewed.customer);
    staff = await signedIn(renewed.staff);
    const { rows } = await running.database.query(
      "SELECT 1 FROM audit_log WHERE action = 'vendor.test-created'",
    );
    expect(rows).toHaveLength(1);
  });

  it('leaves every list and figure as it was before a run, and no event, entry or points', async () => {
    const before = await figures();
    const pass = await use();
    expect(pass.state).toBe('redeemed');
    expect(await figures()).toEqual(before);
    const voided = await staff.post<Pass>(`/api/redemptions/${pass.id}/void`, { reason: 'check:live' });
    expect(voided.body.state).toBe('voided');
    expect(await figures()).toEqual(before);
    const { text } = await running.client().get('/metrics');
    expect(text).not.toContain('passes_total{outcome="redeemed"}');
  });

  it('appears in no public list, search, sitemap or feed, and has no page', async () => {
    const reader = running.client();
    for (const address of PUBLIC) {
      const { text } = await reader.get(address);
      expect([address, text.includes(TITLE), text.includes(NAME)]).toEqual([address, false, false]);
    }
    const { rows } = await running.database.query<{ slug: string }>(
      'SELECT slug FROM vendors WHERE test_customer_id IS NOT NULL',
    );
    expect((await reader.get(`/api/brands/${rows[0]?.slug}`)).status).toBe(404);
  });

  it('is open to its own customer only', async () => {
    const { dealId } = credentials;
    expect((await customer.get<{ title: string }>(`/api/deals/${dealId}`)).body.title).toBe(TITLE);
    const { client } = await world.person();
    for (const other of [running.client(), client])
      expect((await other.get(`/api/deals/${dealId}`)).status).toBe(404);
    const rejected = await client.post('/api/redemptions', { dealId });
    expect([rejected.status, rejected.body.code]).toEqual([409, 'deal.not-live']);
    const { client: seller } = (await world.business()).owner;
    expect((await seller.get(`/api/deals/${dealId}`)).status).toBe(404);
  });

  it('stays suspended, whatever an admin decides', async () => {
    const { rows } = await running.database.query<{ id: number }>(
      'SELECT id FROM vendors WHERE test_customer_id IS NOT NULL',
    );
    const answer = await admin.client.patch(`/api/admin/vendors/${rows[0]?.id}/reinstate`, {
      reason: 'It looks fine to me.',
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'vendor.state-forbids']);
    await expect(
      running.database.query("UPDATE vendors SET status = 'verified' WHERE test_customer_id IS NOT NULL"),
    ).rejects.toMatchObject({ constraint: 'vendors_tested_while_suspended' });
  });

  it('is marked in the console, in the list and on its page, for admins with the right only', async () => {
    const { body: suspended } = await admin.client.get<ListedVendor[]>('/api/admin/vendors?status=suspended');
    expect(suspended.map(({ businessName, isTest }) => [businessName, isTest])).toEqual([[NAME, true]]);
    const { body: verified } = await admin.client.get<ListedVendor[]>('/api/admin/vendors?status=verified');
    expect(verified.map(({ isTest }) => isTest)).toContain(false);
    expect(verified.map(({ isTest }) => isTest)).not.toContain(true);
    const address = `/api/admin/vendors/${suspended[0]?.id}`;
    expect((await admin.client.get<ListedVendor>(address)).body.isTest).toBe(true);
    const other = await admin.client.get<ListedVendor>(`/api/admin/vendors/${verified[0]?.id}`);
    expect(other.body.isTest).toBe(false);
    const { client: finance } = await world.admin('finance');
    expect((await finance.get(address)).status).toBe(403);
    const profile = await staff.get('/api/vendors/me');
    expect([profile.status, profile.text.includes('isTest')]).toEqual([200, false]);
  });

  it('keeps its codes for a day', async () => {
    const job = running.app.get(RetentionJob);
    const used = await use();
    await staff.post(`/api/redemptions/${used.id}/void`, { reason: 'check:live' });
    const left = async (): Promise<number> =>
      (await running.database.query('SELECT 1 FROM passes WHERE is_test')).rows.length;
    await job.run();
    expect(await left()).toBeGreaterThan(0);
    await running.database.query("UPDATE passes SET created_at = now() - interval '25 hours' WHERE is_test");
    await job.run();
    expect(await left()).toBe(0);
  });
});
