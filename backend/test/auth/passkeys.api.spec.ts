import { Secret, TOTP } from 'otpauth';
import type { ApiClient } from '../support/api/api-client.js';
import { mailsTo } from '../support/mails.js';
import { SoftAuthenticator } from '../support/soft-authenticator.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { PASSWORD, type Person, World } from '../support/world.js';

interface Options {
  challenge: string;
  rp: { id: string };
  rpId: string;
  user: { name: string };
  userVerification: string;
  excludeCredentials: { id: string }[];
  authenticatorSelection: { residentKey: string; userVerification: string };
}
interface Passkey {
  id: string;
  name: string;
  lastUsedAt: string | null;
  code: string;
}

const SITE = 'http://localhost:4200';
const PATH = '/api/auth/passkeys';

describe('passkeys (A16)', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp({ PUBLIC_URL: SITE });
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  const optionsFor = async (client: ApiClient): Promise<Options> =>
    (await client.post<Options>(`${PATH}/options`)).body;
  const register = async ({ client }: Person, phone = new SoftAuthenticator(SITE), name = 'My phone') => {
    const response = phone.create(await optionsFor(client));
    const { status, body } = await client.post<Passkey>(PATH, { name, response });
    return { phone, status, passkey: body };
  };
  const challenge = async (): Promise<Options> =>
    (await running.client().post<Options>(`${PATH}/sign-in/options`)).body;
  const signIn = async (phone: SoftAuthenticator, client = running.client()) => {
    const { status, body } = await client.post<{
      success: boolean;
      user: { id: number } | null;
      code: string;
    }>(`${PATH}/sign-in`, { response: phone.prove(await challenge()) });
    return { status, body, client };
  };
  const age = ({ id }: Person) =>
    running.database.query(
      `UPDATE sessions SET stepped_up_at = now() - interval '11 minutes' WHERE user_id = $1`,
      [id],
    );

  describe('are', () => {
    it('made for this site and this account, with finger, face or PIN', async () => {
      const person = await world.person();
      const options = await optionsFor(person.client);
      expect([options.rp.id, options.user.name]).toEqual(['localhost', person.email]);
      expect(options.authenticatorSelection).toMatchObject({
        residentKey: 'required',
        userVerification: 'required',
      });
      const { status, passkey } = await register(person);
      expect([status, passkey.name, passkey.lastUsedAt]).toEqual([201, 'My phone', null]);
      const [listed] = (await person.client.get<Passkey[]>(PATH)).body;
      expect(passkey).toEqual({ ...listed, recoveryCodes: expect.any(Array) as unknown });
      expect((await optionsFor(person.client)).excludeCredentials).toHaveLength(1);
    });

    it('renamed and removed by their owner alone, who is mailed', async () => {
      const [person, other] = [await world.person(), await world.person()];
      const { phone, passkey } = await register(person);
      const renamed = await person.client.patch<Passkey>(`${PATH}/${passkey.id}`, { name: 'Old phone' });
      expect(renamed.body.name).toBe('Old phone');
      expect((await person.client.patch(`${PATH}/${passkey.id}`, { name: '' })).body.code).toBe(
        'request.invalid',
      );
      for (const answer of [
        await other.client.patch(`${PATH}/${passkey.id}`, { name: 'Mine' }),
        await other.client.delete(`${PATH}/${passkey.id}`),
      ])
        expect([answer.status, answer.body.code]).toEqual([404, 'passkey.not-found']);
      expect((await person.client.delete(`${PATH}/${passkey.id}`)).status).toBe(204);
      expect((await person.client.get<Passkey[]>(PATH)).body).toEqual([]);
      expect((await signIn(phone)).body.code).toBe('passkey.refused');
      for (let round = 0; round < 2; round++) await running.deliverEvents();
      const mails = (await mailsTo(person.email)).join();
      for (const subject of ['A passkey was added', 'A passkey was removed'])
        expect(mails).toContain(subject);
    });

    it('added and removed with a step-up alone', async () => {
      const person = await world.person();
      const { passkey } = await register(person);
      await age(person);
      for (const answer of [
        await person.client.post(`${PATH}/options`),
        await person.client.post(PATH, { name: 'Phone', response: {} }),
        await person.client.delete(`${PATH}/${passkey.id}`),
      ])
        expect(answer.body.code).toBe('auth.step-up-required');
    });

    it('at most ten, each registered once', async () => {
      const person = await world.person();
      const { phone } = await register(person);
      expect((await register(await world.person(), phone)).passkey.code).toBe('passkey.not-made');
      const made = [];
      for (let count = 1; count < 11; count++) made.push((await register(person)).status);
      expect(made.filter((status) => status === 201)).toHaveLength(9);
      expect((await register(person)).passkey.code).toBe('passkey.limit');
    });

    it('part of what one takes along, and erased', async () => {
      const person = await world.person();
      await register(person);
      const { body } = await person.client.get<{ passkeys: Passkey[] }>('/api/users/me/export');
      expect(body.passkeys.map(({ name }) => name)).toEqual(['My phone']);
      await person.client.send('DELETE', '/api/users/me', { password: PASSWORD });
      const { rowCount } = await running.database.query('SELECT 1 FROM passkeys WHERE user_id = $1', [
        person.id,
      ]);
      expect(rowCount).toBe(0);
    });
  });

  describe('sign in', () => {
    it('customers, owners, staff and admins without a password, admins with an authenticator without its code', async () => {
      const shop = await world.business();
      const admin = await world.admin();
      await running.database.query(
        `INSERT INTO authenticators (user_id, secret, confirmed_at) VALUES ($1, '\\x00', now())`,
        [admin.id],
      );
      for (const person of [await world.person(), shop.owner, await world.staff(shop), admin]) {
        const { phone } = await register(person);
        const { status, body, client } = await signIn(phone);
        expect([status, body.user?.id]).toEqual([200, person.id]);
        expect((await client.get('/api/auth/user')).status).toBe(200);
        const [passkey] = (await person.client.get<Passkey[]>(PATH)).body;
        expect(passkey?.lastUsedAt).not.toBeNull();
      }
    });

    it('nobody by the password alone: it asks for the passkey, at both sign-ins', async () => {
      const [person, admin] = [await world.person(), await world.admin()];
      for (const one of [person, admin]) {
        const { phone } = await register(one);
        for (const [path, form] of [
          ['/api/auth/login', { email: one.email, password: PASSWORD }],
          ['/api/auth/admin/login', { username: one.email, password: PASSWORD }],
        ] as const) {
          if (one === person && path.includes('admin')) continue;
          const client = running.client();
          const { status, body } = await client.post(path, form);
          expect([status, body]).toEqual([
            200,
            { success: false, user: null, secondFactor: true, offersPasskey: false },
          ]);
          expect((await client.get('/api/auth/user')).status).toBe(401);
          expect((await signIn(phone, client)).body.user?.id).toBe(one.id);
          expect(client.cookie).not.toContain('dobbar_second_factor');
          expect((await client.get('/api/auth/user')).status).toBe(200);
        }
      }
    });

    it('nobody by a code of an app that was never confirmed', async () => {
      const admin = await world.admin();
      const { body } = await admin.client.post<{ secret: string }>('/api/auth/two-factor/enroll', {
        password: PASSWORD,
      });
      await register(admin);
      const client = running.client();
      await client.post('/api/auth/admin/login', { username: admin.email, password: PASSWORD });
      const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
      expect((await client.post('/api/auth/two-factor', { code })).body.code).toBe('two-factor.code-wrong');
    });

    it('by the password alone again once the last one is removed', async () => {
      const person = await world.person();
      const { passkey } = await register(person);
      await person.client.delete(`${PATH}/${passkey.id}`);
      const { body } = await running
        .client()
        .post<{ success: boolean }>('/api/auth/login', { email: person.email, password: PASSWORD });
      expect(body.success).toBe(true);
    });

    it('nobody who is suspended', async () => {
      const person = await world.person();
      const { phone } = await register(person);
      await running.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [person.id]);
      expect((await signIn(phone)).body.code).toBe('passkey.refused');
    });

    it('with each challenge once, and not with one of a registration or an old one', async () => {
      const person = await world.person();
      const { phone } = await register(person);
      const response = phone.prove(await challenge());
      const send = (proof: object) => running.client().post(`${PATH}/sign-in`, { response: proof });
      expect((await send(response)).status).toBe(200);
      expect((await send(response)).body.code).toBe('passkey.refused');
      expect((await send(phone.prove(await optionsFor(person.client)))).body.code).toBe('passkey.refused');
      const old = phone.prove(await challenge());
      await running.database.query(`UPDATE passkey_challenges SET expires_at = now()`);
      expect((await send(old)).body.code).toBe('passkey.refused');
    });

    it('only from this site, with the finger, face or PIN, and with a key that counts on', async () => {
      const person = await world.person();
      const { phone } = await register(person);
      const rejected = async () => expect((await signIn(phone)).body.code).toBe('passkey.refused');
      phone.verifiesUser = false;
      await rejected();
      phone.verifiesUser = true;
      Object.assign(phone, { origin: 'https://evil.example' });
      await rejected();
      Object.assign(phone, { origin: SITE });
      phone.counter = 5;
      expect((await signIn(phone)).status).toBe(200);
      await rejected();
      phone.counter = 6;
      expect((await signIn(phone)).status).toBe(200);
    });

    it('nobody with a malformed answer, or another key under the same name', async () => {
      const { phone } = await register(await world.person());
      const forged = new SoftAuthenticator(SITE);
      Object.assign(forged, { credentialId: phone.credentialId });
      expect((await signIn(forged)).body.code).toBe('passkey.refused');
      const { id } = phone.prove(await challenge());
      for (const response of [{}, { id }, { id, rawId: id, response: {} }, { id: 7 }, { id, response: null }])
        expect((await running.client().post(`${PATH}/sign-in`, { response })).body.code).toBe(
          'passkey.refused',
        );
      for (const response of ['text', 7, null, []])
        expect((await running.client().post(`${PATH}/sign-in`, { response })).body.code).toBe(
          'request.invalid',
        );
    });
  });

  describe('are offered', () => {
    const offered = async ({ email }: Person) =>
      (
        await running
          .client()
          .post<{ offersPasskey: boolean }>('/api/auth/login', { email, password: PASSWORD })
      ).body.offersPasskey;

    it('to owners at each sign-in until they add one or want no more offers (A20)', async () => {
      const [asked, added] = [(await world.business()).owner, (await world.business()).owner];
      for (let round = 0; round < 2; round++) expect(await offered(asked)).toBe(true);
      for (let round = 0; round < 2; round++)
        expect((await asked.client.post(`${PATH}/offer/decline`)).status).toBe(204);
      expect(await offered(asked)).toBe(false);
      const { body } = await asked.client.get<{ profile: { passkeyOfferDeclinedAt: string } }>(
        '/api/users/me/export',
      );
      expect(body.profile.passkeyOfferDeclinedAt).toEqual(expect.any(String));
      const { passkey } = await register(added);
      expect(await offered(added)).toBe(false);
      await added.client.delete(`${PATH}/${passkey.id}`);
      expect(await offered(added)).toBe(true);
    });

    it('to nobody else (A20)', async () => {
      const shop = await world.business();
      const others = [await world.person(), await world.staff(shop, 'manager'), await world.admin()];
      for (const person of others) expect(await offered(person)).toBe(false);
    });
  });

  describe('step up', () => {
    it('their own account', async () => {
      const admin = await world.admin();
      const { phone } = await register(admin);
      const { phone: strange } = await register(await world.person());
      expect((await admin.client.get('/api/auth/step-up')).body).toEqual({ ways: ['password', 'passkey'] });
      await age(admin);
      const stepUp = async (one: SoftAuthenticator) =>
        admin.client.post('/api/auth/step-up', { passkey: one.prove(await challenge()) });
      const rejected = await stepUp(strange);
      expect([rejected.status, rejected.body.code]).toEqual([403, 'passkey.wrong']);
      expect((await stepUp(new SoftAuthenticator(SITE))).body.code).toBe('passkey.wrong');
      expect((await admin.client.get('/api/admin/users.csv')).status).toBe(403);
      expect((await stepUp(phone)).status).toBe(204);
      expect((await admin.client.get('/api/admin/users.csv')).status).toBe(200);
    });
  });
});
