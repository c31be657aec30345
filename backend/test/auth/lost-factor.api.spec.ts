import type { ApiClient } from '../support/api/api-client.js';
import { mailedToken, mailsTo } from '../support/mails.js';
import { SoftAuthenticator } from '../support/soft-authenticator.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { PASSWORD, type Person, World } from '../support/world.js';

interface Options {
  challenge: string;
}

const SITE = 'http://localhost:4200';
const LOST = '/api/auth/two-factor/lost';
const RESET = '/api/auth/two-factor/reset';

describe('a lost second factor (A18, A19)', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp({ PUBLIC_URL: SITE });
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  const addPasskey = async ({ client }: Person) => {
    const phone = new SoftAuthenticator(SITE);
    const { body: options } = await client.post<Options>('/api/auth/passkeys/options');
    const response = phone.create(options);
    const { body } = await client.post<{ id: string; recoveryCodes: string[] }>('/api/auth/passkeys', {
      name: 'Phone',
      response,
    });
    return { ...body, phone };
  };
  const firstStep = async ({ email }: Person): Promise<ApiClient> => {
    const client = running.client();
    await client.post('/api/auth/login', { email, password: PASSWORD });
    return client;
  };
  const secondStep = async (client: ApiClient, code: string) =>
    (await client.post<{ success: boolean; code: string }>('/api/auth/two-factor', { code })).body;
  const deliver = async () => {
    for (let round = 0; round < 2; round++) await running.deliverEvents();
  };
  const mailedLink = async (person: Person): Promise<string> => {
    expect((await (await firstStep(person)).post(LOST)).status).toBe(204);
    await deliver();
    return mailedToken(person.email, 'reset-sign-in');
  };
  const countOf = async (table: string, { id }: Person) =>
    (await running.database.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [id])).rowCount;
  const reset = (token: string) => running.client().post(RESET, { token });
  const withPasskey = async (phone: SoftAuthenticator) => {
    const client = running.client();
    const { body } = await client.post<Options>('/api/auth/passkeys/sign-in/options');
    return client.post('/api/auth/passkeys/sign-in', { response: phone.prove(body) });
  };

  describe('recovery codes', () => {
    it('come with the first passkey alone, and are kept as hashes', async () => {
      const person = await world.person();
      const { recoveryCodes } = await addPasskey(person);
      expect(new Set(recoveryCodes).size).toBe(10);
      expect((await addPasskey(person)).recoveryCodes).toEqual([]);
      const { rows } = await running.database.query<{ hash: Buffer }>(
        'SELECT code_hash AS hash FROM recovery_codes WHERE user_id = $1',
        [person.id],
      );
      expect(rows).toHaveLength(10);
      expect(rows.some(({ hash }) => hash.includes(recoveryCodes[0] ?? ''))).toBe(false);
    });

    it('are made once by two passkeys that are stored at once', async () => {
      const person = await world.person();
      const made = await Promise.all([addPasskey(person), addPasskey(person)]);
      expect(made.map(({ recoveryCodes }) => recoveryCodes.length).sort()).toEqual([0, 10]);
    });

    it('are not in the answer to a repeated request', async () => {
      const { client } = await world.person();
      const { body: options } = await client.post<Options>('/api/auth/passkeys/options');
      const form = { name: 'Phone', response: new SoftAuthenticator(SITE).create(options) };
      const send = async () =>
        (
          await client.post<{ id: string; recoveryCodes: string[] }>('/api/auth/passkeys', form, {
            'idempotency-key': 'one-passkey',
          })
        ).body;
      const [first, second] = [await send(), await send()];
      expect([second.id, first.recoveryCodes.length, second.recoveryCodes]).toEqual([first.id, 10, []]);
    });

    it('sign in once each after the password, also when one comes twice at once; the owner is told', async () => {
      const person = await world.person();
      const { recoveryCodes } = await addPasskey(person);
      const [code = ''] = recoveryCodes;
      const { cookie } = await firstStep(person);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => {
          const client = running.client();
          client.cookie = cookie;
          return secondStep(client, code);
        }),
      );
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
      const { body: state } = await person.client.get('/api/auth/two-factor');
      expect(state).toEqual({ isOn: false, hasPasskey: true, recoveryCodesLeft: 9 });
      expect((await secondStep(await firstStep(person), code)).code).toBe('two-factor.code-wrong');
      await deliver();
      expect((await mailsTo(person.email)).join()).toContain('A recovery code was used');
    });

    it('are made again with a step-up, and go with the last factor', async () => {
      const person = await world.person();
      const { id, recoveryCodes } = await addPasskey(person);
      await running.database.query(
        `UPDATE sessions SET stepped_up_at = now() - interval '11 minutes' WHERE user_id = $1`,
        [person.id],
      );
      const renew = () =>
        person.client.post<{ recoveryCodes: string[]; code: string }>('/api/auth/two-factor/recovery-codes');
      expect((await renew()).body.code).toBe('auth.step-up-required');
      await person.client.post('/api/auth/step-up', { password: PASSWORD });
      const renewed = (await renew()).body.recoveryCodes;
      expect((await secondStep(await firstStep(person), recoveryCodes[0] ?? '')).code).toBe(
        'two-factor.code-wrong',
      );
      expect((await secondStep(await firstStep(person), renewed[0] ?? '')).success).toBe(true);
      await person.client.delete(`/api/auth/passkeys/${id}`);
      expect(await countOf('recovery_codes', person)).toBe(0);
      expect((await renew()).body.code).toBe('two-factor.not-enrolled');
    });

    it('stay while the authenticator app or a passkey is left', async () => {
      const person = await world.person();
      const [{ id }] = [await addPasskey(person), await addPasskey(person)];
      await person.client.delete(`/api/auth/passkeys/${id}`);
      const { body } = await person.client.get('/api/auth/two-factor');
      expect(body).toEqual({ isOn: false, hasPasskey: true, recoveryCodesLeft: 10 });
    });
  });

  describe('of a customer, an owner or staff', () => {
    it('is reset by a mailed link after the password, which ends every session and is mailed', async () => {
      const shop = await world.business();
      for (const person of [await world.person(), shop.owner, await world.staff(shop)]) {
        const { phone, recoveryCodes } = await addPasskey(person);
        const begun = await firstStep(person);
        const token = await mailedLink(person);
        expect((await person.client.get('/api/auth/user')).status).toBe(200);
        expect((await reset(token)).status).toBe(204);
        expect((await person.client.get('/api/auth/user')).status).toBe(401);
        expect((await withPasskey(phone)).body.code).toBe('passkey.refused');
        expect((await secondStep(begun, recoveryCodes[0] ?? '')).code).toBe('two-factor.sign-in-expired');
        const { body } = await running.client().post<{ success: boolean }>('/api/auth/login', {
          email: person.email,
          password: PASSWORD,
        });
        expect(body.success).toBe(true);
        await deliver();
        expect((await mailsTo(person.email)).join()).toContain(
          'Your passkeys and authenticator app were removed',
        );
        const { rows } = await running.database.query(
          `SELECT actor_id AS actor FROM audit_log WHERE action = 'two-factor.reset' AND subject_id = $1`,
          [String(person.id)],
        );
        expect(rows).toEqual([{ actor: person.id }]);
      }
    });

    it('is reset by a link once, also when it comes twice at once', async () => {
      const person = await world.person();
      await addPasskey(person);
      const token = await mailedLink(person);
      const statuses = (await Promise.all([reset(token), reset(token), reset(token)])).map(
        ({ status }) => status,
      );
      expect(statuses.sort()).toEqual([204, 410, 410]);
      expect((await reset(token)).body.code).toBe('auth.token-invalid');
      expect(await countOf('factor_resets', person)).toBe(1);
    });

    it('is not reset by a link that is old, replaced, or older than a new password', async () => {
      const person = await world.person();
      await addPasskey(person);
      const first = await mailedLink(person);
      const second = await mailedLink(person);
      expect((await reset(first)).body.code).toBe('auth.token-invalid');
      await running.database.query(
        `UPDATE user_tokens SET expires_at = expires_at - interval '30 minutes' WHERE user_id = $1`,
        [person.id],
      );
      expect((await reset(second)).body.code).toBe('auth.token-invalid');
      const third = await mailedLink(person);
      const begun = await firstStep(person);
      await person.client.post('/api/auth/password/change', {
        currentPassword: PASSWORD,
        newPassword: 'gundruk with dhido',
      });
      expect((await reset(third)).body.code).toBe('auth.token-invalid');
      expect((await begun.post(LOST)).body.code).toBe('two-factor.sign-in-expired');
      expect((await person.client.get('/api/auth/passkeys')).body).toHaveLength(1);
    });

    it('is not asked for without the password, nor for somebody who is suspended', async () => {
      expect((await running.client().post(LOST)).body.code).toBe('two-factor.sign-in-expired');
      const person = await world.person();
      await addPasskey(person);
      const token = await mailedLink(person);
      const begun = await firstStep(person);
      await running.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [person.id]);
      expect((await begun.post(LOST)).body.code).toBe('two-factor.sign-in-expired');
      expect((await reset(token)).body.code).toBe('auth.token-invalid');
    });

    it.each([{}, { token: '' }, { token: 7 }, { token: 'x'.repeat(101) }, { token: 'x'.repeat(20), id: 1 }])(
      'is not reset with %j',
      async (body) => {
        expect((await running.client().post(RESET, body)).body.code).toBe('request.invalid');
      },
    );

    it('stores no passkey for a session that the reset ended meanwhile', async () => {
      const person = await world.person();
      await addPasskey(person);
      const { body: options } = await person.client.post<Options>('/api/auth/passkeys/options');
      const response = new SoftAuthenticator(SITE).create(options);
      const token = await mailedLink(person);
      const holder = await running.database.connect();
      try {
        await holder.query('BEGIN');
        await holder.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [person.id]);
        const resetting = reset(token);
        await waiting(1);
        const storing = person.client.post('/api/auth/passkeys', { name: 'Thief', response });
        await waiting(2);
        await holder.query('COMMIT');
        expect((await resetting).status).toBe(204);
        expect((await storing).status).toBe(401);
      } finally {
        holder.release();
      }
      expect(await countOf('passkeys', person)).toBe(0);
    });

    /** Resolves once this number of connections waits for a lock. */
    const waiting = async (count: number): Promise<void> => {
      for (;;) {
        const { rowCount } = await running.database.query(
          'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0',
        );
        if (Number(rowCount) >= count) return;
      }
    };

    it('is part of what one takes along', async () => {
      const person = await world.person();
      await addPasskey(person);
      await reset(await mailedLink(person));
      const client = await firstStep(person);
      const { body } = await client.get<{ factorResets: { resetAt: string }[] }>('/api/users/me/export');
      expect(body.factorResets).toHaveLength(1);
    });
  });

  describe('of an admin', () => {
    const resetOf = (by: Person, { id }: Pick<Person, 'id'>, reason = 'The phone fell into the Bagmati.') =>
      by.client.patch(`/api/admin/users/${id}/reset-factors`, { reason });

    it('is not reset by mail', async () => {
      const admin = await world.admin();
      await addPasskey(admin);
      const { status, body } = await (await firstStep(admin)).post(LOST);
      expect([status, body.code]).toEqual([403, 'two-factor.reset-by-admin']);
    });

    it('is not reset by a link that was mailed before they became one', async () => {
      const person = await world.person();
      await addPasskey(person);
      const token = await mailedLink(person);
      await running.database.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [person.id]);
      expect((await reset(token)).body.code).toBe('two-factor.reset-by-admin');
    });

    it('is reset by another admin with a reason and a step-up, noted once, and mailed', async () => {
      const [admin, other] = [await world.admin(), await world.admin()];
      const { phone } = await addPasskey(admin);
      await running.database.query(
        `UPDATE sessions SET stepped_up_at = now() - interval '11 minutes' WHERE user_id = $1`,
        [other.id],
      );
      expect((await resetOf(other, admin)).body.code).toBe('auth.step-up-required');
      await other.client.post('/api/auth/step-up', { password: PASSWORD });
      expect((await resetOf(other, admin, '')).body.code).toBe('request.invalid');
      const { status, body } = await resetOf(other, admin);
      expect(status).toBe(200);
      expect(body).toMatchObject({ twoFactor: false, sessions: [] });
      expect((await admin.client.get('/api/auth/user')).status).toBe(401);
      expect((await withPasskey(phone)).body.code).toBe('passkey.refused');
      const { rows } = await running.database.query(
        `SELECT actor_id AS actor, after FROM audit_log WHERE action = 'user.factors-reset' AND subject_id = $1`,
        [String(admin.id)],
      );
      expect(rows).toEqual([{ actor: other.id, after: { secondFactor: false } }]);
      await deliver();
      const mails = (await mailsTo(admin.email)).join();
      expect(mails).toContain('removed by an admin');
      expect(mails).toContain('The phone fell into the Bagmati.');
      expect((await resetOf(other, admin)).body.code).toBe('two-factor.not-enrolled');
    });

    it('is never reset by themselves, and by admins for admins alone', async () => {
      const [admin, customer] = [await world.admin(), await world.person()];
      await addPasskey(admin);
      await addPasskey(customer);
      const own = await resetOf(admin, admin);
      expect([own.status, own.body.code]).toEqual([403, 'user.own-account']);
      const other = await resetOf(admin, customer);
      expect([other.status, other.body.code]).toEqual([409, 'user.state-forbids']);
      expect((await resetOf(admin, { id: 1_999_999_999 })).status).toBe(404);
      expect((await resetOf(customer, admin)).body.code).toBe('access.denied');
    });

    it('is reset once by two admins who press at the same time', async () => {
      const [admin, one, two] = [await world.admin(), await world.admin(), await world.admin()];
      await addPasskey(admin);
      const answers = await Promise.all([resetOf(one, admin), resetOf(two, admin)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });

  // Last test, because sign-ins belong to the application that was started last.
  it('is mailed three links an hour, whoever knows the password', async () => {
    const strict = await startApp({ PUBLIC_URL: SITE, RATE_LIMIT_FACTOR: '1' });
    try {
      const person = await world.person();
      await addPasskey(person);
      const client = strict.client();
      await client.post('/api/auth/login', { email: person.email, password: PASSWORD });
      const statuses = [];
      for (let sent = 0; sent < 4; sent++) statuses.push((await client.post(LOST)).status);
      expect(statuses).toEqual([204, 204, 204, 429]);
    } finally {
      await strict.stop();
    }
  });
});
