import { acts } from './audited-acts.fixture.js';
import {
  type Act,
  UNNOTED,
  running,
  world,
  routes,
  rows,
  setUp,
  tearDown,
} from './audited-subjects.fixture.js';

describe('what admins do', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  it('names the act it leaves in the audit log, on every route', () => {
    const unnamed = routes.filter(({ route, action }) => !action && !UNNOTED.includes(route));
    expect(unnamed.map(({ route }) => route)).toEqual([]);
    expect(Object.keys(acts).sort()).toEqual(
      routes
        .filter(({ action }) => action)
        .map(({ route }) => route)
        .sort(),
    );
  });

  it('is not done when the entry cannot be written: nothing of it stays', async () => {
    const kept: string[] = [];
    for (const { route, method } of routes.filter((one) => one.action)) {
      const { path, body, admin = await world.admin() } = (await acts[route]?.()) as Act;
      const before = await rows();
      await running.database.query(`
        CREATE FUNCTION break_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken for a test'; END $$;
        CREATE TRIGGER break_log BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION break_log()`);
      const answer = await admin.client.send(method, path, body ?? (method === 'DELETE' ? undefined : {}));
      await running.database.query('DROP FUNCTION break_log CASCADE');
      const after = await rows();
      const changed = [
        ...after.filter((row) => !before.includes(row)),
        ...before.filter((row) => !after.includes(row)),
      ];
      if (answer.status < 500 || changed.length > 0)
        kept.push(`${route}: ${answer.status} ${changed.join(' | ')}`);
    }
    expect(kept).toEqual([]);
  }, 120_000);

  it('leaves exactly one entry, of that act and that admin', async () => {
    const wrong: string[] = [];
    for (const { route, method, action } of routes.filter((one) => one.action)) {
      const { path, body, admin = await world.admin() } = (await acts[route]?.()) as Act;
      const { rows: before } = await running.database.query<{ last: number }>(
        'SELECT coalesce(max(id), 0)::int AS last FROM audit_log',
      );
      const answer = await admin.client.send(method, path, body ?? (method === 'DELETE' ? undefined : {}));
      const { rows } = await running.database.query<{ action: string; actor_id: number }>(
        'SELECT action, actor_id FROM audit_log WHERE id > $1',
        [before[0]?.last],
      );
      const left = rows.map(
        (row) => `${row.action} by ${row.actor_id === admin.id ? 'the admin' : row.actor_id}`,
      );
      if (answer.status >= 300 || left.join() !== `${action} by the admin`)
        wrong.push(`${route}: ${answer.status}, left [${left.join()}]`);
    }
    expect(wrong).toEqual([]);
  });
});
