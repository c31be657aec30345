import { startApp, type RunningApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';
import type { Problem } from '../support/api/api-client.js';

interface Detail {
  id: number;
  role: string;
  suspendedAt: string | null;
  loyaltyPoints: number;
  decisions: { action: string; reason: string; admin: string }[];
  sessions: unknown[];
  activity: { passes: number };
}

const REASON = 'Codes were shared with strangers.';

describe('what admins decide about people', () => {
  let running: RunningApp;
  let other: RunningApp;
  let world: World;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    other = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
  });

  afterAll(async () => {
    await running.stop();
    await other.stop();
  });

  const detail = (id: number) => admin.client.get<Detail>(`/api/admin/users/${id}`);
  const act = <T = Detail>(who: Person, id: number, what: string, body: unknown) =>
    who.client.patch<T>(`/api/admin/users/${id}/${what}`, body);

  it('shows a person with passes, points, sessions and decisions, and nobody who is erased', async () => {
    const person = await world.person();
    const deal = await world.deal(await world.business());
    await person.client.post('/api/redemptions', { dealId: deal });
    const { body } = await detail(person.id);
    expect(body).toMatchObject({ id: person.id, role: 'customer', activity: { passes: 1 }, decisions: [] });
    expect(body.sessions).toHaveLength(1);
    const passes = await admin.client.get<unknown[]>(`/api/admin/users/${person.id}/passes`);
    expect(passes.body).toEqual([expect.objectContaining({ dealId: deal, state: 'issued' })]);
    expect(JSON.stringify(body)).not.toContain('password');
    await running.database.query(
      `UPDATE users SET erased_at = now(), password = NULL, email = 'gone@erased.invalid' WHERE id = $1`,
      [person.id],
    );
    expect((await detail(person.id)).status).toBe(404);
    expect((await act<Problem>(admin, person.id, 'suspend', { reason: REASON })).body.code).toBe(
      'user.not-found',
    );
  });

  it('ends the sessions of who is suspended at once, on every instance, and lets nobody in (Y2)', async () => {
    const person = await world.person();
    const elsewhere = other.client();
    elsewhere.cookie = person.client.cookie;
    expect((await elsewhere.get('/api/auth/user')).status).toBe(200);
    const suspended = await act(admin, person.id, 'suspend', { reason: REASON });
    expect(suspended.status).toBe(200);
    expect(suspended.body.suspendedAt).not.toBeNull();
    expect(suspended.body.sessions).toEqual([]);
    expect((await person.client.get('/api/auth/user')).status).toBe(401);
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401);
    const signIn = await running
      .client()
      .post('/api/auth/login', { email: person.email, password: 'two plates of momo' });
    expect([signIn.status, signIn.body.code]).toEqual([401, 'auth.invalid-credentials']);

    const twice = await act<Problem>(admin, person.id, 'suspend', { reason: REASON });
    expect([twice.status, twice.body.code, twice.body['currentState']]).toEqual([
      409,
      'user.state-forbids',
      'suspended',
    ]);
    const back = await act(admin, person.id, 'reinstate', { reason: 'It was somebody else.' });
    expect(back.body.suspendedAt).toBeNull();
    expect(back.body.decisions.map(({ action, reason }) => [action, reason])).toEqual([
      ['user.reinstated', 'It was somebody else.'],
      ['user.suspended', REASON],
    ]);
    expect((await person.client.get('/api/auth/user')).status).toBe(401);
    const again = await running
      .client()
      .post('/api/auth/login', { email: person.email, password: 'two plates of momo' });
    expect(again.status).toBe(200);
  });

  it('suspends once when two admins do so at the same time, and notes it once', async () => {
    const person = await world.person();
    const second = await world.admin();
    const answers = await Promise.all(
      [admin, second].map((who) => act<Problem>(who, person.id, 'suspend', { reason: REASON })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { rows } = await running.database.query(
      `SELECT 1 FROM audit_log WHERE action = 'user.suspended' AND subject_id = $1`,
      [String(person.id)],
    );
    expect(rows).toHaveLength(1);
  });

  it('makes somebody an admin and a customer again, and ends their sessions (Y3)', async () => {
    const person = await world.person();
    const { body } = await act(admin, person.id, 'role', { role: 'admin', reason: 'Joins our team.' });
    expect([body.role, body.sessions]).toEqual(['admin', []]);
    const back = await act(admin, person.id, 'role', { role: 'customer', reason: 'Left our team.' });
    expect(back.body.role).toBe('customer');
    const { rows } = await running.database.query(
      `SELECT before, after FROM audit_log WHERE action = 'user.role-changed' AND subject_id = $1 ORDER BY id`,
      [String(person.id)],
    );
    expect(rows).toEqual([
      { before: { role: 'customer' }, after: { role: 'admin' } },
      { before: { role: 'admin' }, after: { role: 'customer' } },
    ]);
  });

  it.each([
    ['user.works-for-business', async () => (await world.business()).owner],
    ['user.works-for-business', async () => world.staff(await world.business())],
    ['user.email-unverified', () => world.person({ verified: false })],
  ])('rejects %s (Y3)', async (code, who) => {
    const person = await who();
    const { status, body } = await act<Problem>(admin, person.id, 'role', { role: 'admin', reason: REASON });
    expect([status, body.code]).toEqual([409, code]);
  });

  it('lets nobody decide about their own account (Y1)', async () => {
    const own = [
      await act<Problem>(admin, admin.id, 'suspend', { reason: REASON }),
      await act<Problem>(admin, admin.id, 'reinstate', { reason: REASON }),
      await act<Problem>(admin, admin.id, 'role', { role: 'customer', reason: REASON }),
      await admin.client.post(`/api/admin/users/${admin.id}/points`, { delta: 5, reason: REASON }),
    ];
    expect(own.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array(4).fill('403 user.own-account'),
    );
  });

  it('keeps an admin when two take the right from each other at once (Y3)', async () => {
    for (const what of ['role', 'suspend']) {
      const [one, two] = [await world.admin(), await world.admin()] as const;
      await running.database.query(
        `UPDATE users SET role = 'customer' WHERE role = 'admin' AND id NOT IN ($1, $2)`,
        [one.id, two.id],
      );
      const body = { reason: REASON, ...(what === 'role' ? { role: 'customer' } : {}) };
      const answers = await Promise.all([
        act<Problem>(one, two.id, what, body),
        act<Problem>(two, one.id, what, body),
      ]);
      // The slower request fails; its error, last admin or no longer an admin, depends on the timing.
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      const { rows } = await running.database.query(
        `SELECT 1 FROM users WHERE role = 'admin' AND suspended_at IS NULL`,
      );
      expect(rows).toHaveLength(1);
      admin = answers[0].status === 200 ? one : two;
    }
  });

  it('keeps the last admin whatever changes the table (Y3)', async () => {
    await expect(
      running.database.query(`UPDATE users SET role = 'customer' WHERE role = 'admin'`),
    ).rejects.toMatchObject({ constraint: 'users_last_admin' });
  });

  it('corrects points by the ledger, balance and ledger alike, never below 0 (Y4)', async () => {
    const person = await world.person();
    const path = `/api/admin/users/${person.id}/points`;
    const given = await admin.client.post<Detail>(path, { delta: 120, reason: 'The counter was offline.' });
    expect([given.status, given.body.loyaltyPoints]).toEqual([200, 120]);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => admin.client.post(path, { delta: -50, reason: 'Counted twice.' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'points.too-few',
      balance: 20,
    });
    const { rows } = await running.database.query<{ balance: number; ledger: number }>(
      `SELECT loyalty_points AS balance, (SELECT sum(delta)::int FROM points_ledger WHERE user_id = $1) AS ledger FROM users WHERE id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ balance: 20, ledger: 20 }]);
    const entries = await admin.client.get<{ delta: number; reason: string }[]>(path);
    expect(entries.body.map(({ delta, reason }) => [delta, reason])).toEqual([
      [-50, 'Counted twice.'],
      [-50, 'Counted twice.'],
      [120, 'The counter was offline.'],
    ]);
  });

  it('corrects once however often it is sent under the same key', async () => {
    const person = await world.person();
    const send = () =>
      admin.client.post<Detail>(
        `/api/admin/users/${person.id}/points`,
        { delta: 7, reason: REASON },
        { 'idempotency-key': 'correction-once' },
      );
    await Promise.all([send(), send()]);
    expect((await send()).body.loyaltyPoints).toBe(7);
  });

  it.each([
    ['suspend', {}],
    ['suspend', { reason: 'no' }],
    ['reinstate', { reason: '' }],
    ['role', { role: 'vendor', reason: REASON }],
    ['role', { role: 'admin' }],
    ['suspend', { reason: REASON, forever: true }],
  ])('rejects a %s with %j', async (what, body) => {
    const person = await world.person();
    const { status, body: problem } = await act<Problem>(admin, person.id, what, body);
    expect([status, problem.code]).toEqual([400, 'request.invalid']);
  });

  it.each([0, 1.5, 100_001, -100_001, '5'])('rejects a correction by %j points', async (delta) => {
    const person = await world.person();
    const { status } = await admin.client.post(`/api/admin/users/${person.id}/points`, {
      delta,
      reason: REASON,
    });
    expect(status).toBe(400);
  });

  it('answers nobody but admins', async () => {
    const person = await world.person();
    const { owner } = await world.business();
    for (const who of [person.client, owner.client])
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['GET', '/passes', undefined],
        ['GET', '/points', undefined],
        ['POST', '/points', { anything: 1 }],
        ['PATCH', '/suspend', {}],
        ['PATCH', '/role', { role: 'admin', reason: REASON }],
      ] as const)
        expect([path, (await who.send(method, `/api/admin/users/${person.id}${path}`, body)).status]).toEqual(
          [path, 403],
        );
  });

  it('erases the reasons with the account, and keeps the acts', async () => {
    const person = await world.person();
    await act(admin, person.id, 'suspend', { reason: REASON });
    await act(admin, person.id, 'reinstate', { reason: REASON });
    const client = running.client();
    await client.post('/api/auth/login', { email: person.email, password: 'two plates of momo' });
    const gone = await client.send('DELETE', '/api/users/me', { password: 'two plates of momo' });
    expect(gone.status).toBe(204);
    const { rows } = await running.database.query<{ decisions: number; acts: number }>(
      `SELECT (SELECT count(*)::int FROM user_decisions WHERE user_id = $1) AS decisions,
         (SELECT count(*)::int FROM audit_log WHERE subject_type = 'user' AND subject_id = $1::text AND action LIKE 'user.%') AS acts`,
      [person.id],
    );
    expect(rows[0]?.decisions).toBe(0);
    expect(rows[0]?.acts).toBeGreaterThanOrEqual(2);
  });
});
