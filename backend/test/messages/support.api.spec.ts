import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Config } from '../../src/config/config.js';
import { MessagesService } from '../../src/modules/support/contact/messages.service.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { World } from '../support/world.js';

const folder = path.join(new Config(process.env).dataDir, 'mail');

const mails = async (to: string): Promise<string[]> => {
  const files = (await readdir(folder).catch(() => [])).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts
    .map((text) =>
      text
        .replace(/=\r?\n/g, '')
        .replace(/\r?\n[ \t]+/g, ' ')
        .replaceAll('=3D', '='),
    )
    .filter((text) => text.includes(`To: ${to}`));
};

describe('support', () => {
  let running: RunningApp;

  beforeAll(async () => {
    await rm(folder, { recursive: true, force: true });
    running = await startApp();
  });

  afterAll(() => running.stop());

  const question = {
    name: 'Sujata Rai',
    email: 'sujata@example.com',
    subject: 'A shop in Patan',
    message: 'Could you invite them?',
  };

  describe('messages', () => {
    it('are stored, mailed to our people and acknowledged without the text', async () => {
      const answer = await running.client().post<{ id: number }>('/api/contact', question);
      expect([answer.status, answer.body]).toEqual([201, { id: expect.any(Number) }]);
      await running.deliverEvents();
      const [toTeam] = await mails('support@dobbar.example');
      expect(toTeam).toContain('Could you invite them?');
      expect(toTeam).toMatch(/Reply-To: "?Sujata Rai"? <sujata@example.com>/);
      const acknowledged = await mails(question.email);
      expect(acknowledged).toHaveLength(1);
      expect(acknowledged[0]).toContain('We have your message');
      expect(acknowledged[0]).not.toContain('invite');
    });

    it('are acknowledged once an hour at the most, and all mailed to our people', async () => {
      const email = 'often@example.com';
      for (let time = 1; time <= 3; time++)
        await running.client().post('/api/contact', { ...question, email, subject: `Question ${time}` });
      await running.deliverEvents();
      expect(await mails(email)).toHaveLength(1);
      expect((await mails('support@dobbar.example')).filter((text) => /Question \d/.test(text))).toHaveLength(
        3,
      );
    });

    it('are acknowledged once however many are handled at the same moment', async () => {
      const messages = running.app.get(MessagesService);
      for (let round = 1; round <= 10; round++) {
        const send = { ...question, email: `at-once-${round}@example.com` };
        const ids = await Promise.all(Array.from({ length: 8 }, () => messages.contact(send)));
        const allowed = await Promise.all(ids.map((id) => messages.acknowledge(id)));
        expect(allowed.filter(Boolean)).toHaveLength(1);
      }
    });

    it('ask for help with something, and are answered in the sender’s language', async () => {
      const email = 'nepali@example.com';
      const { subject: _none, ...form } = { ...question, email, language: 'ne', category: 'payment' };
      expect((await running.client().post('/api/help', form)).status).toBe(201);
      await running.deliverEvents();
      expect((await mails(email))[0]).toMatch(/lang="ne"|bGFuZz0ibmUi/);
      const { rows } = await running.database.query(
        'SELECT kind, category, language, state FROM support_messages WHERE email = $1',
        [email],
      );
      expect(rows).toEqual([{ kind: 'help', category: 'payment', language: 'ne', state: 'new' }]);
    });

    it.each(['name', 'email', 'subject', 'message'])('need the %s', async (field) => {
      const { status, body } = await running.client().post('/api/contact', { ...question, [field]: '  ' });
      expect([status, body.errors]).toEqual([
        400,
        [{ field, message: 'Please fill in all required fields.' }],
      ]);
    });

    it('need an e-mail that is one, a known kind of help, and some measure', async () => {
      const { body } = await running.client().post('/api/contact', { ...question, email: 'sujata@' });
      expect(body.errors).toEqual([{ field: 'email', message: 'Please enter a valid email address.' }]);
      const { subject: _none, ...form } = question;
      for (const category of [undefined, 'love'])
        expect((await running.client().post('/api/help', { ...form, category })).status).toBe(400);
      const long = { ...question, message: 'x'.repeat(4_001) };
      expect((await running.client().post('/api/contact', long)).body.errors?.[0]?.field).toBe('message');
    });

    it('cannot write headers of a mail', async () => {
      const email = 'headers@example.com';
      const subject = 'Hello\r\nBcc: all@example.com';
      const { status, body } = await running.client().post('/api/contact', { ...question, email, subject });
      expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['subject']]);
    });

    it('take effect once under one key', async () => {
      const headers = { 'idempotency-key': 'message-1' };
      const form = { ...question, email: 'once@example.com' };
      const first = await running.client().post<{ id: number }>('/api/contact', form, headers);
      const again = await running.client().post<{ id: number }>('/api/contact', form, headers);
      expect([again.status, again.body]).toEqual([201, first.body]);
    });
  });

  it('answers in both languages what is asked often', async () => {
    const { body } = await running
      .client()
      .get<{ place: string; question: string; answerNe: string }[]>('/api/faqs');
    expect(body.map(({ place }) => place)).toEqual([...Array(6).fill('help'), ...Array(4).fill('contact')]);
    for (const { answerNe } of body) expect(answerNe).toMatch(/[ऀ-ॿ]/);
  });

  it('says how to reach us, as somebody set it', async () => {
    expect((await running.client().get<object>('/api/site')).body).toMatchObject({
      name: 'Dobbar',
      supportEmail: 'support@dobbar.example',
      verificationDaysFrom: 1,
      verificationDaysTo: 2,
    });
    await running.database.query(`INSERT INTO settings VALUES ('site.phone', '"01-4000000"')`);
    await running.database.query(`SELECT pg_notify('public_cache', 'site')`);
    await expect(phoneSoon('01-4000000')).resolves.toBe(true);
  });

  const phoneSoon = async (phone: string): Promise<boolean> => {
    for (let look = 0; look < 100; look++)
      if ((await running.client().get<{ phone: string }>('/api/site')).body.phone === phone) return true;
    return false;
  };

  describe('the newsletter', () => {
    const ask = (email: string, language = 'en') =>
      running.client().post('/api/newsletter', { email, language });
    const linkIn = async (email: string, part: RegExp): Promise<string> => {
      await running.deliverEvents();
      const mail = (await mails(email)).at(-1) ?? '';
      const found = part.exec(mail)?.[1];
      if (!found) throw new Error(`No link in:\n${mail}`);
      return found;
    };
    const confirmLink = (email: string) => linkIn(email, /(\/newsletter\?confirm=[\w.%-]+)/);
    const confirmToken = async (email: string): Promise<string> =>
      new URLSearchParams((await confirmLink(email)).split('?')[1]).get('confirm') ?? '';
    const confirm = (token: string) => running.client().post('/api/newsletter/confirm', { token });
    const oneClick = (email: string) => linkIn(email, /List-Unsubscribe: <https?:\/\/[^/]+([^>]+)>/);
    const stateOf = async (email: string): Promise<string> =>
      (await running.database.query('SELECT state FROM newsletter_subscribers WHERE email = $1', [email]))
        .rows[0]?.state;

    it('is for those who confirm it in their mailbox', async () => {
      const email = 'reader@example.com';
      const answer = await ask(email);
      expect([answer.status, answer.text]).toEqual([202, '']);
      expect(await stateOf(email)).toBe('asked');
      const token = await confirmToken(email);
      // Programs that scan mails follow every link in them.
      for (const path of [await confirmLink(email), `/api/newsletter/confirm?token=${token}`])
        expect((await running.client().get(path)).status).toBe(404);
      expect(await stateOf(email)).toBe('asked');
      for (let time = 0; time < 2; time++) expect((await confirm(token)).status).toBe(204);
      expect(await stateOf(email)).toBe('confirmed');
    });

    it('answers those who subscribe already like everybody, and mails nobody twice in a row', async () => {
      const email = 'twice@example.com';
      await ask(email);
      await confirm(await confirmToken(email));
      for (const again of [email, 'impatient@example.com', 'impatient@example.com'])
        expect((await ask(again)).status).toBe(202);
      await running.deliverEvents();
      expect(await mails(email)).toHaveLength(1);
      expect(await mails('impatient@example.com')).toHaveLength(1);
    });

    it.each([
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      ['application/json', '{}'],
    ])('is left with one click, sent as %s', async (type, body) => {
      const email = `leaver${body.length}@example.com`;
      await ask(email);
      const link = await oneClick(email);
      for (let time = 0; time < 2; time++) {
        const left = await running.client().send('POST', link, body, { 'content-type': type });
        expect(left.status).toBe(204);
      }
      expect(await stateOf(email)).toBe('left');
    });

    it('does not take a link for another, a changed one or an old one', async () => {
      const email = 'links@example.com';
      await ask(email);
      const token = await confirmToken(email);
      const leave = await running.client().post(`/api/newsletter/unsubscribe?token=${token}`);
      expect([leave.status, leave.body.code]).toEqual([410, 'newsletter.link-invalid']);
      for (const wrong of [`${token}x`, token.replace(/^./, (first) => (first === '0' ? '1' : '0')), 'x']) {
        const followed = await confirm(wrong);
        expect([followed.status, followed.body.code]).toEqual([410, 'newsletter.link-invalid']);
      }
      await running.database.query(
        `UPDATE newsletter_subscribers SET asked_at = now() - interval '8 days' WHERE email = $1`,
        [email],
      );
      expect((await confirm(token)).status).toBe(410);
      expect(await stateOf(email)).toBe('asked');
    });

    it('takes forms nowhere else', async () => {
      const answer = await running.client().send('POST', '/api/newsletter', 'email=a%40example.com', {
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect([answer.status, answer.body.code]).toEqual([415, 'request.unsupported']);
    });
  });

  it('exports and erases what came from a mailbox with its account', async () => {
    const world = new World(running.database, running.url);
    const { client, email } = await world.person();
    await client.post('/api/contact', { ...question, email });
    await client.post('/api/newsletter', { email });
    expect((await client.get<object>('/api/users/me/export')).body).toMatchObject({
      messages: [{ subject: 'A shop in Patan' }],
      newsletter: { state: 'asked' },
    });
    expect((await client.send('DELETE', '/api/users/me', { password: 'two plates of momo' })).status).toBe(
      204,
    );
    const { rows } = await running.database.query(
      'SELECT email FROM support_messages WHERE email = $1 UNION ALL SELECT email FROM newsletter_subscribers WHERE email = $1',
      [email],
    );
    expect(rows).toEqual([]);
  });
});

describe('support under abuse', () => {
  it('lets one address and one sender write so often and no more', async () => {
    const running = await startApp({ RATE_LIMIT_FACTOR: '1' });
    const form = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' };
    const answers = [];
    for (let time = 0; time < 6; time++) answers.push(await running.client().post('/api/contact', form));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/);
    const news = [];
    for (let time = 0; time < 4; time++)
      news.push((await running.client().post('/api/newsletter', { email: 'b@example.com' })).status);
    expect(news).toEqual([202, 202, 202, 429]);
    await running.stop();
  });
});
