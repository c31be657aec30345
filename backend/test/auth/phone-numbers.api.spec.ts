import { mailedToken, mailsTo } from '../support/mails.js';
import { isSignedIn, nextNumber, otherThan, SmsWorld } from './sms.fixture.js';

interface Answer {
  code?: string;
}

describe('the phone number of an account (A27, A28)', () => {
  let sms: SmsWorld;

  beforeAll(async () => {
    sms = await SmsWorld.start();
  });

  afterAll(() => sms.stop());

  const put = async (
    person: { client: ReturnType<SmsWorld['running']['client']> },
    phone: string,
    digits?: string,
  ) =>
    person.client.put<Answer>('/api/auth/phone', { phone, digits: digits ?? (await sms.digitsFor(phone)) });

  it('is verified by its digits, signs in from then on, and is told by mail', async () => {
    const person = await sms.world.person();
    const phone = nextNumber();
    const digits = await sms.digitsFor(phone);
    expect((await put(person, phone, otherThan(digits))).body.code).toBe('otp.wrong');
    expect((await put(person, `+977 ${phone}`, digits)).status).toBe(204);
    expect((await person.client.get('/api/users/me')).body).toMatchObject({ verifiedPhone: phone });
    await sms.running.deliverEvents();
    expect((await mailsTo(person.email)).join()).toContain('new phone number to sign in');
    await sms.later();
    const { body } = await sms.verify(phone, await sms.digitsFor(phone));
    expect(body).toMatchObject({ state: 'signed-in', user: { id: person.id } });
  });

  it('is removed, and signs nobody in afterwards', async () => {
    const person = await sms.world.person();
    const phone = nextNumber();
    await put(person, phone);
    expect((await person.client.delete('/api/auth/phone')).status).toBe(204);
    expect((await person.client.get('/api/users/me')).body).toMatchObject({ verifiedPhone: null });
    await sms.running.deliverEvents();
    expect((await mailsTo(person.email)).join()).toContain('phone number was removed');
    await sms.later();
    expect((await sms.verify(phone, await sms.digitsFor(phone))).body.state).toBe('name-needed');
  });

  it('stays while it is the only way to sign in', async () => {
    const { client, phone } = await sms.phoneAccount();
    const { status, body } = await client.delete<Answer>('/api/auth/phone');
    expect([status, body.code]).toEqual([409, 'phone.only-way']);
    expect((await client.get('/api/users/me')).body).toMatchObject({ verifiedPhone: phone });
  });

  it('belongs to one account', async () => {
    const { phone } = await sms.phoneAccount();
    await sms.later();
    const person = await sms.world.person();
    const { status, body } = await put(person, phone);
    expect([status, body.code]).toEqual([409, 'phone.taken']);
    const [one, two] = [await sms.world.person(), await sms.world.person()];
    const wanted = nextNumber();
    await put(one, wanted);
    await expect(
      sms.query(`UPDATE users SET verified_phone = $1, phone_proven_at = now() WHERE id = $2`, [
        wanted,
        two.id,
      ]),
    ).rejects.toThrow('users_verified_phone');
  });

  it('needs a step-up, a verified e-mail if there is one, and no admin', async () => {
    const phone = nextNumber();
    expect((await sms.running.client().put<Answer>('/api/auth/phone', {})).status).toBe(401);
    const person = await sms.world.person();
    await sms.query(`UPDATE sessions SET stepped_up_at = NULL WHERE user_id = $1`, [person.id]);
    expect((await put(person, phone, '123456')).body.code).toBe('auth.step-up-required');
    expect((await person.client.delete<Answer>('/api/auth/phone')).body.code).toBe('auth.step-up-required');
    const unverified = await sms.world.person({ verified: false });
    expect((await put(unverified, phone, '123456')).body.code).toBe('auth.email-unverified');
    const admin = await sms.world.admin();
    expect((await put(admin, phone, '123456')).body.code).toBe('phone.not-for-admins');
  });

  it.each([
    [{ phone: '014412345', digits: '123456' }, 'phone'],
    [{ phone: '9841234567', digits: '12' }, 'digits'],
    [{ digits: '123456' }, 'phone'],
  ])('rejects %j', async (body, field) => {
    const person = await sms.world.person();
    const answer = await person.client.put('/api/auth/phone', body);
    expect([answer.status, answer.body.errors]).toEqual([400, [expect.objectContaining({ field })]]);
  });

  describe('of an account without an e-mail', () => {
    it('gets an e-mail that its mailbox confirms; digits go there from then on', async () => {
      const { client, phone, id } = await sms.phoneAccount();
      await sms.later();
      const digits = await sms.digitsFor(phone);
      const email = 'sita.new@example.com';
      const wrong = await client.post<Answer>('/api/auth/email/change', {
        email,
        password: otherThan(digits),
      });
      expect(wrong.body.code).toBe('otp.wrong');
      expect((await client.post('/api/auth/email/change', { email, password: digits })).status).toBe(204);
      await sms.running.deliverEvents();
      const token = await mailedToken(email, 'verify-email');
      expect((await client.post('/api/auth/email/verify', { token })).status).toBe(200);
      expect((await client.get('/api/users/me')).body).toMatchObject({ email, emailVerified: true });
      await sms.later();
      const bySms = await sms.digitsFor(phone);
      expect((await client.post<Answer>('/api/auth/step-up', { digits: bySms })).body.code).toBe(
        'otp.expired',
      );
      const { body } = await sms.verify(phone, bySms);
      expect(body).toMatchObject({ state: 'signed-in', user: { id } });
      expect((await client.delete('/api/auth/phone')).status).toBe(204);
    });

    it('steps up by SMS, sets no password, and needs an e-mail where one is needed', async () => {
      const { client, phone } = await sms.phoneAccount();
      expect((await client.get('/api/auth/step-up')).body).toEqual({ ways: ['digits'] });
      await sms.later();
      const digits = await sms.digitsFor(phone);
      expect((await client.post('/api/auth/step-up', { digits })).status).toBe(204);
      const change = { currentPassword: '123456', newPassword: 'momo for everyone' };
      const password = await client.post<Answer>('/api/auth/password/change', change);
      expect([password.status, password.body.code]).toEqual([403, 'auth.email-unverified']);
    });

    it('is found and shown in the console, exported and erased', async () => {
      const { client, phone, id } = await sms.phoneAccount(undefined, 'Unmistakable');
      const admin = await sms.world.admin();
      const found = await admin.client.get<{ id: number; email: null; verifiedPhone: string }[]>(
        `/api/admin/users?search=${phone}`,
      );
      expect(found.body).toEqual([expect.objectContaining({ id, email: null, verifiedPhone: phone })]);
      const byName = await admin.client.get<{ users: { email: string }[] }>(
        '/api/admin/search?q=Unmistakable',
      );
      expect(JSON.stringify(byName.body)).toContain(phone);
      const detail = await admin.client.get<{ verifiedPhone: string }>(`/api/admin/users/${id}`);
      expect(detail.body.verifiedPhone).toBe(phone);
      const { body } = await client.get<{ profile: { verifiedPhone: string } }>('/api/users/me/export');
      expect(body.profile.verifiedPhone).toBe(phone);
      await sms.later();
      const password = await sms.digitsFor(phone);
      expect((await client.send('DELETE', '/api/users/me', { password })).status).toBeLessThan(300);
      const { rows } = await sms.query('SELECT verified_phone, phone FROM users WHERE id = $1', [id]);
      expect(rows).toEqual([{ verified_phone: null, phone: null }]);
    });
  });

  describe('that nobody used for 180 days', () => {
    it('returns to its account by the first name', async () => {
      const { id, phone } = await sms.phoneAccount(undefined, 'Gita');
      await sms.unused(id);
      await sms.later();
      const { body } = await sms.verify(phone, await sms.digitsFor(phone));
      expect(body.state).toBe('name-needed');
      const client = sms.running.client();
      const opened = await sms.complete({ ticket: body.ticket, firstName: ' gita ' }, client);
      expect(opened.body.user?.id).toBe(id);
      expect(await isSignedIn(client)).toBe(true);
    });

    it('opens a new account for another name; the old one is erased', async () => {
      const { id, phone } = await sms.phoneAccount(undefined, 'Gita');
      await sms.unused(id);
      await sms.later();
      const { body } = await sms.verify(phone, await sms.digitsFor(phone));
      const opened = await sms.complete({ ticket: body.ticket, firstName: 'Ramesh' });
      expect(opened.body.user).toMatchObject({ verifiedPhone: phone, firstName: 'Ramesh' });
      expect(opened.body.user?.id).not.toBe(id);
      const { rows } = await sms.query('SELECT erased_at IS NOT NULL AS erased FROM users WHERE id = $1', [
        id,
      ]);
      expect(rows).toEqual([{ erased: true }]);
    });

    it('leaves an account with an e-mail untouched, which is told', async () => {
      const person = await sms.world.person({ firstName: 'Gita' });
      const phone = nextNumber();
      await put(person, phone);
      await sms.unused(person.id);
      await sms.later();
      const { body } = await sms.verify(phone, await sms.digitsFor(phone));
      const opened = await sms.complete({ ticket: body.ticket, firstName: 'Gita' });
      expect(opened.body.user?.id).not.toBe(person.id);
      const { rows } = await sms.query('SELECT verified_phone, email FROM users WHERE id = $1', [person.id]);
      expect(rows).toEqual([{ verified_phone: null, email: person.email }]);
      await sms.running.deliverEvents();
      expect((await mailsTo(person.email)).join()).toContain('phone number was removed');
    });

    it('still belongs to an account that has a session or a second factor', async () => {
      const { id, phone } = await sms.phoneAccount();
      await sms.query(`UPDATE users SET phone_proven_at = now() - interval '181 days' WHERE id = $1`, [id]);
      await sms.later();
      expect((await sms.verify(phone, await sms.digitsFor(phone))).body.state).toBe('signed-in');
      const other = await sms.phoneAccount();
      await sms.query(
        `INSERT INTO authenticators (user_id, secret, confirmed_at) SELECT $1, secret, now() FROM (SELECT '\\x00'::bytea AS secret) AS s`,
        [other.id],
      );
      await sms.unused(other.id);
      await sms.later();
      expect((await sms.verify(other.phone, await sms.digitsFor(other.phone))).body.state).toBe(
        'second-factor',
      );
    });
  });
});
