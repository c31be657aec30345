import { type RunningApp, startApp } from '../../support/start-app.js';
import { until } from '../../support/processes/until.js';
import { type Person, World } from '../../support/world.js';

interface Term {
  id: number;
  version: number;
  kind: string;
  meaning: string;
  term: string;
  code: string;
}

const PATH = '/api/admin/search-terms';

describe('search words that admins edit (Q7)', () => {
  let running: RunningApp;
  let other: RunningApp;
  let world: World;
  let admin: Person;
  let dealId: number;

  beforeAll(async () => {
    running = await startApp();
    other = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
    dealId = await world.deal(await world.business(), { title: 'Yomari with molasses' });
  });

  afterAll(async () => {
    await other.stop();
    await running.stop();
  });

  const found = async (search: string, at = running): Promise<number[]> => {
    const { body } = await at
      .client()
      .get<{ id: number }[]>(`/api/deals?search=${encodeURIComponent(search)}`);
    return body.map(({ id }) => id);
  };
  const add = (form: object, person = admin) => person.client.post<Term>(PATH, form);
  const actions = async (id: number): Promise<string[]> =>
    (
      await running.database.query<{ action: string }>(
        `SELECT action FROM audit_log WHERE subject_type = 'search-term' AND subject_id = $1::text ORDER BY id`,
        [id],
      )
    ).rows.map(({ action }) => action);

  it('find what they mean on every instance, and no longer after their removal', async () => {
    expect(await found('chakumari')).toEqual([]);
    expect(await found('chakumari', other)).toEqual([]);
    await add({ kind: 'dish', meaning: 'yomari', term: 'yomari' });
    const { status, body } = await add({ kind: 'dish', meaning: 'Yomari', term: 'Chakumari' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: 'dish', meaning: 'yomari', term: 'chakumari', version: 1 });
    expect(await found('chakumari')).toEqual([dealId]);
    await until(async () => (await found('chakumari', other))[0] === dealId);
    expect((await admin.client.delete(`${PATH}/${body.id}`)).status).toBe(204);
    expect(await found('chakumari')).toEqual([]);
    expect((await admin.client.delete<Term>(`${PATH}/${body.id}`)).body.code).toBe('search-term.not-found');
    expect(await actions(body.id)).toEqual(['search-term.created', 'search-term.removed']);
  });

  it('are changed on the version that was read', async () => {
    const { body } = await add({ kind: 'dish', meaning: 'sel roti', term: 'selroti' });
    const form = { kind: 'dish', meaning: 'sel roti', term: 'sel', version: body.version };
    const changed = await admin.client.patch<Term>(`${PATH}/${body.id}`, form);
    expect(changed.body).toMatchObject({ term: 'sel', version: 2 });
    const late = await admin.client.patch<Term>(`${PATH}/${body.id}`, form);
    expect({ status: late.status, code: late.body.code }).toEqual({ status: 409, code: 'version.conflict' });
    const { body: list } = await admin.client.get<Term[]>(PATH);
    expect(list.find(({ id }) => id === body.id)).toEqual(changed.body);
  });

  it('exist once for each meaning', async () => {
    await add({ kind: 'dish', meaning: 'juju', term: 'juju dhau' });
    const { status, body } = await add({ kind: 'dish', meaning: 'juju', term: 'Juju dhau' });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'search-term.taken' });
  });

  it.each([
    [{ kind: 'dish', meaning: 'momo', term: '--' }, 'search-term.empty'],
    [{ kind: 'drink', meaning: 'momo', term: 'mo' }, 'request.invalid'],
    [{ kind: 'dish', meaning: '', term: 'mo' }, 'request.invalid'],
    [{ kind: 'dish', meaning: 'momo', term: 'x'.repeat(61) }, 'request.invalid'],
    [{ kind: 'dish', meaning: 'momo', term: 'mo', id: 7 }, 'request.invalid'],
  ])('refuse %j', async (form, code) => {
    const { status, body } = await add(form);
    expect({ status, code: body.code }).toEqual({ status: 400, code });
  });

  it('are for admins with the right only', async () => {
    const moderator = await world.admin('moderator');
    expect((await moderator.client.get(PATH)).status).toBe(403);
    expect((await add({ kind: 'dish', meaning: 'a', term: 'b' }, moderator)).status).toBe(403);
    expect((await running.client().get(PATH)).status).toBe(401);
  });
});
