import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

interface View {
  id: number;
  table: string;
  name: string;
  query: string;
}

const PATH = '/api/admin/views';
const FORM = { table: 'users', name: 'Suspended', query: 'status=suspended&columns=name,city' };

describe('the saved views of tables (WB11)', () => {
  let running: RunningApp;
  let world: World;
  let admin: Person;
  let other: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    admin = await world.admin();
    other = await world.admin();
  });

  afterAll(() => running.stop());

  const list = async ({ client }: Person, table = 'users') =>
    (await client.get<View[]>(`${PATH}?table=${table}`)).body;

  it('keep filters and columns by name, for one admin', async () => {
    const saved = await admin.client.post<View>(PATH, { ...FORM, query: `${FORM.query}&cursor=abc` });
    expect([saved.status, saved.body]).toEqual([
      201,
      {
        ...FORM,
        query: 'status=suspended&columns=name%2Ccity',
        id: saved.body.id,
        updatedAt: expect.any(String) as string,
      },
    ]);
    expect(await list(admin)).toEqual([saved.body]);
    expect(await list(other)).toEqual([]);
    expect(await list(admin, 'deals')).toEqual([]);
  });

  it('replace the view of the same name, and repeat a request with the same key', async () => {
    const key = { 'idempotency-key': 'a-view-of-deals-1' };
    const form = { table: 'deals', name: 'Soon', query: '' };
    const first = await admin.client.post<View>(PATH, form, key);
    const again = await admin.client.post<View>(PATH, form, key);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    const replaced = await admin.client.post<View>(PATH, { ...form, query: 'sort=oldest' });
    expect(replaced.body).toMatchObject({ id: first.body.id, query: 'sort=oldest' });
    expect(await list(admin, 'deals')).toHaveLength(1);
  });

  it('are at most 20 of a table, also if many are saved at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) =>
        other.client.post<{ code: string }>(PATH, { table: 'vendors', name: `View ${n}`, query: '' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const rejected = answers.filter(({ status }) => status === 409);
    expect(new Set(rejected.map(({ body }) => body.code))).toEqual(new Set(['view.limit']));
    expect(await list(other, 'vendors')).toHaveLength(20);
  });

  it('are deleted by their admin alone', async () => {
    const { body } = await admin.client.post<View>(PATH, { ...FORM, name: 'To delete' });
    const foreign = await other.client.delete<{ code: string }>(`${PATH}/${body.id}`);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'view.not-found']);
    expect((await admin.client.delete(`${PATH}/${body.id}`)).status).toBe(204);
    expect((await admin.client.delete<{ code: string }>(`${PATH}/${body.id}`)).body.code).toBe(
      'view.not-found',
    );
  });

  it('are part of the export of the account', async () => {
    const { text } = await admin.client.get('/api/users/me/export');
    expect(text).toContain('status=suspended');
  });

  it.each([
    [{ ...FORM, table: 'Users' }],
    [{ ...FORM, table: '' }],
    [{ ...FORM, name: '' }],
    [{ ...FORM, name: 'x'.repeat(61) }],
    [{ ...FORM, query: 'x'.repeat(1_001) }],
    [{ ...FORM, query: 'a=1#b' }],
    [{ ...FORM, query: 7 }],
    [{ table: 'users', name: 'No query' }],
    [{ ...FORM, user: 1 }],
  ])('reject %j', async (form) => {
    const { status, body } = await admin.client.post<{ code: string }>(PATH, form);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
  });

  it('are for admins alone', async () => {
    const { client } = await world.person();
    expect((await running.client().get(PATH)).status).toBe(401);
    expect((await client.get(PATH)).status).toBe(403);
    expect((await client.post(PATH, FORM)).status).toBe(403);
    expect((await client.delete(`${PATH}/1`)).status).toBe(403);
    expect((await admin.client.get<{ code: string }>(`${PATH}?table=A`)).body.code).toBe('request.invalid');
  });
});
