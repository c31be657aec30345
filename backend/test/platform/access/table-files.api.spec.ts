import { describeApi } from '../../../src/openapi/openapi.js';
import type { ApiClient } from '../../support/api/api-client.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Business, type Person, World } from '../../support/world.js';

interface Operation {
  'x-access'?: string;
  responses: Record<string, { content?: Record<string, { schema?: { type?: string } }> }>;
}

/** Lists that no table shows: choices of a form, and short lists that an admin edits in place. */
const NO_TABLES = [
  /^\/api\/admin\/(api-keys|areas|categories|cities|faqs|memberships|plans|releases|seasons|settings|views|search-rebuilds|search-terms|vitals|webhooks|work)$/,
  /^\/api\/admin\/(deals|vendors)\/pending$/,
  /^\/api\/admin\/deals\/checks$/,
  /^\/api\/admin\/messages\/assignees$/,
  /^\/api\/admin\/audit\/actions$/,
  /^\/api\/admin\/search$/,
  /^\/api\/vendors\/me\/(advice|api-keys|deal-drafts|documents|locations|price-items|saved-replies|staff-invitations|webhooks)$/,
  /^\/api\/(admin|vendors\/me)\/webhooks\/\{id\}\/deliveries$/,
];
/** Tables of customers. */
const OF_CUSTOMERS = ['/api/users/me/points', '/api/orders', '/api/invoices'];
/** Tables whose data is a part of another response. */
const PARTS = [
  '/api/admin/users/{id}/decisions.csv',
  '/api/admin/users/{id}/sessions.csv',
  '/api/admin/vendors/{id}/staff.csv',
  '/api/admin/vendors/{id}/complaints.csv',
  '/api/admin/reports/honour.csv',
  '/api/admin/reports/points-outliers.csv',
  '/api/admin/reports/returning.csv',
  '/api/admin/reports/{name}.csv',
  '/api/admin/reconciliation.csv',
  '/api/vendors/me/analytics.csv',
  '/api/counter/close.csv',
];

describe('every table has its file (A10, RP8)', () => {
  let running: RunningApp;
  let world: World;
  let admin: Person;
  let shop: Business;
  let customer: Person;
  let membership: number;
  let paths: Record<string, Record<string, Operation>>;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
    shop = await world.business();
    customer = await world.person({ firstName: '=cmd', lastName: '+1' });
    const deal = await world.deal(shop, { title: '=HYPERLINK("http://x")' });
    await running.database.query(
      `INSERT INTO reviews (user_id, deal_id, rating, comment) VALUES ($1, $2, 5, '@SUM(A1)')`,
      [customer.id, deal],
    );
    await customer.client.post('/api/redemptions', { dealId: deal });
    const { body } = await shop.owner.client.get<{ id: number }[]>('/api/vendors/me/staff');
    membership = body[0]?.id ?? 0;
    paths = describeApi(running.app).paths as unknown as typeof paths;
  });

  afterAll(() => running.stop());

  const isList = (route: string): boolean =>
    paths[route]?.['get']?.responses['200']?.content?.['application/json']?.schema?.type === 'array';
  const tables = (): string[] => [
    ...Object.keys(paths).filter(
      (route) =>
        /^\/api\/(admin|vendors\/me)\//.test(route) &&
        isList(route) &&
        !NO_TABLES.some((pattern) => pattern.test(route)),
    ),
    ...OF_CUSTOMERS,
  ];
  const files = (): string[] => [...tables().map((route) => `${route}.csv`), ...PARTS];
  const addressOf = (route: string): string => {
    const id = route.includes('/users/') ? customer.id : route.includes('/staff/') ? membership : shop.id;
    const period = /reports|reconciliation/.test(route) ? '?from=2026-11-01&to=2026-11-30' : '';
    return (
      route.replace('{id}', String(id)).replace('{name}', 'volume') + (/recurring/.test(route) ? '' : period)
    );
  };
  const clientOf = (route: string): ApiClient => {
    if (route.startsWith('/api/admin')) return admin.client;
    return OF_CUSTOMERS.some((own) => route.startsWith(own)) ? customer.client : shop.owner.client;
  };

  it('beside its list', () => {
    expect(tables().length).toBeGreaterThan(25);
    const missing = files().filter((file) => !paths[file]?.['get']);
    expect(missing).toEqual([]);
  });

  it('with the access of its list', () => {
    const different = tables().filter(
      (route) => paths[route]?.['get']?.['x-access'] !== paths[`${route}.csv`]?.['get']?.['x-access'],
    );
    expect(different).toEqual([]);
  });

  it('with headings, in both languages, and with no cell that runs', async () => {
    for (const language of ['en', 'ne']) {
      await running.database.query('UPDATE users SET language = $1', [language]);
      for (const file of files()) {
        const { status, headers, text } = await clientOf(file).get(addressOf(file));
        expect([file, status, headers.get('content-type')]).toEqual([file, 200, 'text/csv; charset=utf-8']);
        expect([file, headers.get('content-disposition')]).toEqual([
          file,
          expect.stringMatching(/^attachment; filename="[a-z0-9-]+\.csv"$/),
        ]);
        const [headings = ''] = text.replace('\uFEFF', '').split('\r\n');
        expect([file, headings.split(',').length > 1]).toEqual([file, true]);
        expect([file, /[ऀ-ॿ]/.test(headings)]).toEqual([file, language === 'ne']);
        expect([file, /(^|,|\r\n)"?[=+@]/.test(text)]).toEqual([file, false]);
      }
    }
  });

  it('with the rows of its list', async () => {
    const rowsOf = async (file: string): Promise<string> => (await clientOf(file).get(addressOf(file))).text;
    expect(await rowsOf('/api/admin/users/{id}/passes.csv')).toContain(`'=HYPERLINK(""http://x"")`);
    expect(await rowsOf('/api/vendors/me/deals.csv')).toContain(`'=HYPERLINK(""http://x"")`);
    expect(await rowsOf('/api/vendors/me/reviews.csv')).toContain(`'@SUM(A1)`);
    expect(await rowsOf('/api/admin/vendors/{id}/deals.csv')).toContain(`'=HYPERLINK(""http://x"")`);
  });

  it('and none for a user or a business that does not exist', async () => {
    for (const file of files().filter((route) => route.includes('{id}'))) {
      const { status } = await clientOf(file).get(file.replace('{id}', '2000000000'));
      expect([file, status]).toEqual([file, 404]);
    }
  });
});
