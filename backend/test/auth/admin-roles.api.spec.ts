import type { Problem } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

interface Admin {
  id: number;
  email: string;
  role: string | null;
  rights: string[];
}

const REASON = 'Codes were shared with strangers.';

describe('roles of the staff of the marketplace (Y9)', () => {
  let running: RunningApp;
  let other: RunningApp;
  let world: World;
  let owner: Person;

  beforeAll(async () => {
    running = await startApp();
    other = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    owner = await world.admin();
  });

  afterAll(async () => {
    await running.stop();
    await other.stop();
  });

  const give = (who: Person, id: number, role: unknown) =>
    who.client.send('PUT', `/api/admin/roles/${id}`, { role });
  const changesOf = async (id: number) =>
    (
      await running.database.query(
        `SELECT actor_id, before, after FROM audit_log WHERE action = 'admin-role.changed' AND subject_id = $1`,
        [String(id)],
      )
    ).rows;
  const activeOwners = async (): Promise<number> =>
    (
      await running.database.query(
        `SELECT FROM admin_roles r JOIN users u ON u.id = r.user_id
         WHERE r.role = 'owner' AND u.role = 'admin' AND u.suspended_at IS NULL`,
      )
    ).rowCount ?? 0;

  it('are listed with their rights, and one by one', async () => {
    const support = await world.admin('support');
    const { body } = await owner.client.get<Admin[]>('/api/admin/roles');
    expect(body[0]).toMatchObject({ role: 'owner', rights: expect.arrayContaining(['roles', 'audit']) });
    expect(body.find(({ id }) => id === support.id)).toMatchObject({
      email: support.email,
      role: 'support',
      rights: ['cases-read', 'messages', 'users'],
    });
    expect((await owner.client.get(`/api/admin/roles/${support.id}`)).body).toMatchObject({ id: support.id });
    expect((await support.client.get('/api/users/me')).body).toMatchObject({
      adminRole: 'support',
      rights: ['cases-read', 'messages', 'users'],
    });
  });

  it('are changed by an owner, from the next request on, on every instance', async () => {
    const person = await world.admin('support');
    const elsewhere = other.client();
    elsewhere.cookie = person.client.cookie;
    expect((await elsewhere.get('/api/admin/messages')).status).toBe(200);
    const { status, body } = await give(owner, person.id, 'finance');
    expect([status, body]).toEqual([200, expect.objectContaining({ id: person.id, role: 'finance' })]);
    expect((await elsewhere.get<Problem>('/api/admin/messages')).body.code).toBe('admin.right-missing');
    expect((await elsewhere.get('/api/admin/payments')).status).toBe(200);
    expect((await give(owner, person.id, 'finance')).status).toBe(200);
    expect(await changesOf(person.id)).toEqual([
      { actor_id: owner.id, before: { role: 'support' }, after: { role: 'finance' } },
    ]);
  });

  it('are changed by nobody else, and not without a step-up', async () => {
    const person = await world.admin('support');
    for (const role of ['moderator', 'support', 'finance'] as const) {
      const { status, body } = await give(await world.admin(role), person.id, 'owner');
      expect([status, body.code]).toEqual([403, 'admin.right-missing']);
    }
    const late = await world.admin();
    await running.database.query(
      `UPDATE sessions SET stepped_up_at = now() - interval '11 minutes' WHERE user_id = $1`,
      [late.id],
    );
    expect((await give(late, person.id, 'owner')).body.code).toBe('auth.step-up-required');
    expect((await give(owner, owner.id, 'support')).body.code).toBe('user.own-account');
    expect(await changesOf(person.id)).toEqual([]);
  });

  it('are given to admins only', async () => {
    const { status, body } = await give(owner, (await world.person()).id, 'support');
    expect([status, body.code]).toEqual([409, 'user.state-forbids']);
    expect((await give(owner, 2_000_000_000, 'support')).status).toBe(404);
    expect((await owner.client.get(`/api/admin/roles/${(await world.person()).id}`)).status).toBe(404);
  });

  it.each([{}, { role: 'king' }, { role: null }, { role: ['owner'] }, { role: 'owner', rights: ['audit'] }])(
    'are known ones: %j is rejected',
    async (form) => {
      const { id } = await world.admin('support');
      expect((await owner.client.send('PUT', `/api/admin/roles/${id}`, form)).status).toBe(400);
    },
  );

  it('are none for a new admin until an owner gives one', async () => {
    const [first, second] = [await world.person(), await world.person()];
    const promote = (id: number, form: object) =>
      owner.client.patch(`/api/admin/users/${id}/role`, { role: 'admin', reason: REASON, ...form });
    await promote(first.id, {});
    await promote(second.id, { adminRole: 'moderator' });
    expect((await owner.client.get(`/api/admin/roles/${first.id}`)).body).toMatchObject({
      role: null,
      rights: [],
    });
    expect((await owner.client.get(`/api/admin/roles/${second.id}`)).body).toMatchObject({
      role: 'moderator',
    });
    await owner.client.patch(`/api/admin/users/${second.id}/role`, { role: 'customer', reason: REASON });
    expect(
      (await running.database.query('SELECT FROM admin_roles WHERE user_id = $1', [second.id])).rowCount,
    ).toBe(0);
  });

  it('decide who decides about accounts: those of admins are for owners', async () => {
    const [support, moderator, customer] = [
      await world.admin('support'),
      await world.admin('moderator'),
      await world.person(),
    ];
    const suspend = (id: number) =>
      support.client.patch<Problem>(`/api/admin/users/${id}/suspend`, { reason: REASON });
    expect((await suspend(customer.id)).status).toBe(200);
    for (const admin of [moderator, owner])
      expect((await suspend(admin.id)).body.code).toBe('admin.right-missing');
    expect(
      (await support.client.patch(`/api/admin/users/${customer.id}/role`, { role: 'admin', reason: REASON }))
        .body,
    ).toMatchObject({ code: 'admin.right-missing' });
  });

  it('keep an owner when two take the role from each other at once', async () => {
    for (const what of ['role', 'role', 'suspend', 'both']) {
      const [one, two] = [await world.admin(), await world.admin()] as const;
      await running.database.query(`UPDATE admin_roles SET role = 'support' WHERE user_id NOT IN ($1, $2)`, [
        one.id,
        two.id,
      ]);
      const act = (by: Person, on: Person, isRole: boolean) =>
        isRole
          ? give(by, on.id, 'support')
          : by.client.patch(`/api/admin/users/${on.id}/suspend`, { reason: REASON });
      const answers = await Promise.all([act(one, two, what !== 'suspend'), act(two, one, what === 'role')]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => ![200, 401, 403, 409].includes(status))).toEqual([]);
      expect(await activeOwners()).toBe(1);
      owner = answers[0]?.status === 200 ? one : two;
    }
  });

  it('keep the last owner whatever changes the tables', async () => {
    for (const statement of [
      `UPDATE admin_roles SET role = 'support'`,
      `UPDATE users SET suspended_at = now() WHERE id IN (SELECT user_id FROM admin_roles WHERE role = 'owner')`,
      `UPDATE users SET role = 'customer' WHERE id IN (SELECT user_id FROM admin_roles WHERE role = 'owner')`,
    ])
      await expect(running.database.query(statement)).rejects.toMatchObject({
        constraint: 'admin_roles_last_owner',
      });
  });
});
