import type { ApiClient } from '../support/api/api-client.js';
import { BackendProcess } from '../support/processes/backend-process.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

const MANY = 100_000;
const LISTS = ['users', 'deals', 'vendors', 'reviews', 'audit'] as const;

const linesOf = (text: string): string[] => text.split('\r\n').slice(0, -1);

describe('the lists of the console as files', () => {
  let running: RunningApp;
  let world: World;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
  });

  afterAll(() => running.stop());

  const exportedBy = async (person: Person) => {
    const { rows } = await running.database.query<{ subject_id: string; after: unknown }>(
      `SELECT subject_id, after FROM audit_log WHERE action = 'list.exported' AND actor_id = $1 ORDER BY id`,
      [person.id],
    );
    return rows;
  };

  it.each(LISTS)('give %s with headings, the day of Nepal and what the list itself shows', async (list) => {
    const shop = await world.business();
    const deal = await world.deal(shop);
    await running.database.query(
      `INSERT INTO reviews (user_id, deal_id, rating, comment) VALUES ($1, $2, 5, 'Good.')`,
      [(await world.person()).id, deal],
    );
    const file = await admin.client.get(`/api/admin/${list}.csv`);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="${list}-\\d{4}-\\d{2}-\\d{2}\\.csv"$`),
    );
    expect(file.headers.get('cache-control')).toBe('no-store');
    const shown = await admin.client.get<{ id: number }[]>(`/api/admin/${list}?limit=100`);
    const numbers = linesOf(file.text)
      .slice(1)
      .map((line) => Number(line.split(',')[0]));
    expect(numbers.filter((number) => Number.isInteger(number))).toEqual(shown.body.map(({ id }) => id));
    expect(numbers.length).toBeGreaterThan(0);
  });

  it('begin with the mark that Excel looks for, and speak the language of the account', async () => {
    await running.database.query(`UPDATE users SET language = 'ne' WHERE id = $1`, [admin.id]);
    const response = await fetch(`${running.url}/api/admin/users.csv`, {
      headers: { cookie: admin.client.cookie },
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toMatch(/^नम्बर,नाम,थर/);
    await running.database.query(`UPDATE users SET language = 'en' WHERE id = $1`, [admin.id]);
  });

  it('keep to the filters and the order of the list, and run nothing in a spreadsheet', async () => {
    await world.person({ firstName: '=HYPERLINK("http://x")', lastName: '@Thapa, "B"' });
    await world.person({ role: 'admin', firstName: 'Only', lastName: 'Admins' });
    const { text } = await admin.client.get('/api/admin/users.csv?search=thapa');
    const [, row = '', ...rest] = linesOf(text);
    expect(rest).toEqual([]);
    expect(row).toContain(`,"'=HYPERLINK(""http://x"")","'@Thapa, ""B""",person`);
    const byName = linesOf((await admin.client.get('/api/admin/users.csv?role=admin&sort=name')).text);
    expect(byName.slice(1).map((line) => line.split(',')[1])).toEqual(['Only', 'Sujata']);
  });

  it('leave one entry each in the audit log, which names the filters and nobody', async () => {
    const another = await world.admin();
    for (const list of LISTS) expect((await another.client.get(`/api/admin/${list}.csv`)).status).toBe(200);
    await another.client.get('/api/admin/users.csv?search=sujata&role=customer');
    expect(await exportedBy(another)).toEqual([
      ...LISTS.map((list) => ({ subject_id: list, after: { filters: [] } })),
      { subject_id: 'users', after: { filters: ['search', 'role'] } },
    ]);
  });

  it.each(LISTS)('reject %s to everybody else, and what the list does not know', async (list) => {
    const client = async (): Promise<ApiClient> => (await world.person()).client;
    expect((await running.client().get(`/api/admin/${list}.csv`)).status).toBe(401);
    expect((await (await client()).get(`/api/admin/${list}.csv`)).status).toBe(403);
    for (const query of ['limit=10', 'cursor=abc', 'sort=sideways', 'nonsense=1'])
      expect((await admin.client.get(`/api/admin/${list}.csv?${query}`)).body.code).toBe('request.invalid');
  });

  describe('of 100,000 rows', () => {
    beforeAll(async () => {
      await running.database.query(`
        INSERT INTO users (email, password, email_verified_at, first_name, last_name)
        SELECT 'many' || n || '@example.com', 'nobody signs in', now(), 'Sujata', 'Rai ' || n FROM generate_series(1, ${MANY}) AS n`);
      await running.database.query('ANALYZE users');
    }, 120_000);

    it('arrive whole in a server with little memory, the first row long before the last', async () => {
      const server = await BackendProcess.start({
        BACKGROUND_WORK: 'off',
        NODE_OPTIONS: '--max-old-space-size=128',
      });
      const started = performance.now();
      const response = await fetch(`${server.url}/api/admin/users.csv`, {
        headers: { cookie: admin.client.cookie },
      });
      let first = 0;
      let rows = 0;
      const decoder = new TextDecoder();
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        first ||= performance.now() - started;
        rows += decoder.decode(chunk, { stream: true }).split('\r\n').length - 1;
      }
      const whole = performance.now() - started;
      await server.stop();
      const { rows: counted } = await running.database.query<{ people: number }>(
        'SELECT count(*)::int AS people FROM users',
      );
      expect(rows).toBe(1 + (counted[0]?.people ?? 0));
      expect(first).toBeLessThan(whole / 4);
    }, 60_000);
  });
});
