import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { answer, FormsApp, post, type ShownPage } from './forms-app.fixture';

const TOKEN = 'Yz3kD0w1Qm8sV_2a';
const LOGIN = '/api/auth/login';
const ACCEPT = '/api/deals/7/invitation/accept';
const login = { email: 'sujata@example.com', password: 'momo and chiya' };
const invited = { cookie: `dobbar_invitation=7.${TOKEN}; dobbar_visitor=v1; dobbar_sid=old` };
const session = { 'set-cookie': ['dobbar_sid=new; Path=/; HttpOnly', 'dobbar_signed_in=1; Path=/'] };
const customer = { user: { id: 5, role: 'customer' } };

describe('the forms of pages without scripts', () => {
  let forms: FormsApp;
  let app: FastifyInstance;

  beforeAll(async () => {
    forms = await FormsApp.start();
    app = await forms.app();
  });
  afterAll(async () => {
    await app.close();
    forms.stop();
  });

  test('send the visitor, the browser and its cookie, and no earlier session', async () => {
    const behindProxy = await forms.app({ TRUSTED_PROXIES: '1' });
    forms.answerWith({ [LOGIN]: answer(401, { code: 'auth.invalid-credentials', message: 'Wrong.' }) });
    await post(behindProxy, 'login', login, {
      ...invited,
      'user-agent': 'Firefox',
      'x-forwarded-for': '198.51.100.9, 192.0.2.1',
    });
    expect(forms.received.map(({ path }) => path)).toEqual([LOGIN]);
    expect(forms.received[0]?.headers).toMatchObject({
      'x-forwarded-for': '192.0.2.1',
      'user-agent': 'Firefox',
      cookie: 'dobbar_visitor=v1',
    });
    expect(JSON.parse(forms.received[0]?.body ?? '')).toEqual(login);
    await behindProxy.close();
  });

  test('repeat how long to wait when there were too many', async () => {
    const tooMany = { code: 'request.too-many', message: 'Too many attempts.' };
    forms.answerWith({ [LOGIN]: answer(429, tooMany, { 'retry-after': '42' }) });
    const { statusCode, headers, json } = await post(app, 'login', login);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([429, '42', 'no-store']);
    expect(json<ShownPage>().value).toMatchObject({ code: 'request.too-many', reason: 'Too many attempts.' });
  });

  test.each([
    ['yes', answer(200, { answer: 'yes' }), '/honour?state=thanks'],
    ['partly', answer(200, { answer: 'partly' }), '/honour?state=sorry'],
    ['no', answer(410, { code: 'honour.link-expired', message: 'Over.' }), '/honour?state=closed'],
  ] as const)('store the answer %s of the link in a mail', async (given, answered, page) => {
    forms.answerWith({ '/api/honour/answer': answered });
    const form = { token: 't1', answer: given };
    const { statusCode, headers } = await post(app, 'honour', { ...form, language: 'ne' });
    expect([statusCode, headers.location]).toEqual([303, `/ne${page}`]);
    expect(JSON.parse(forms.received[0]?.body ?? '')).toEqual(form);
  });

  describe('come back with what was typed and a sentence when the backend', () => {
    const lost = {
      'is replaced by the page of a proxy': (response) =>
        response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
      'answers without a reason': answer(500, {}),
      'stops in the middle of its answer': (response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"user":');
        setImmediate(() => response.destroy());
      },
      'ends the connection': (response) => response.destroy(),
      'says that it is not available': answer(503, { code: 'service.unavailable', message: '' }),
    } satisfies Record<string, ReturnType<typeof answer>>;

    test.each(Object.entries(lost))('%s', async (_, lose) => {
      forms.answerWith({ [LOGIN]: lose });
      const { statusCode, headers, body, json } = await post(app, 'login', { ...login, language: 'en' });
      expect(statusCode).toBe(503);
      expect(headers['content-type']).toMatch(/^text\/html/);
      const { address, form, value } = json<ShownPage>();
      expect([address, form, value.values]).toEqual(['/login', 'login', { email: login.email }]);
      expect(value.reason).toMatch(/not available right now/);
      expect(body).not.toContain(login.password);
    });

    test('is not there, in both languages', async () => {
      const alone = await forms.app({ BACKEND_URL: 'http://127.0.0.1:9' });
      for (const [language, reason] of [
        ['en', 'The service is not available right now. Please try again shortly.'],
        ['ne', 'सेवा अहिले उपलब्ध छैन। एकछिनमा फेरि प्रयास गर्नुहोस्।'],
      ] as const) {
        const returnTo = '/deals/7';
        const { statusCode, headers, json } = await post(alone, 'login', { ...login, language, returnTo });
        expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
        expect(json<ShownPage>().value).toEqual({
          values: { email: login.email },
          code: 'service.unavailable',
          reason,
        });
      }
      await alone.close();
    });
  });

  test.each<Record<string, string>>([
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ])('are rejected from another site: %j', async (headers) => {
    for (const name of ['login', 'signup', 'redeem', 'place', 'contact', 'unsubscribe']) {
      forms.answerWith({});
      const { statusCode, headers: received } = await post(app, name, login, headers);
      expect([name, statusCode, received['set-cookie']]).toEqual([name, 403, undefined]);
      expect(forms.received).toEqual([]);
    }
  });

  describe('with a body that cannot be read', () => {
    const large = `email=${'x'.repeat(41_000)}`;

    test.each([
      ['/login', '/login', 'The request is too large.'],
      ['/ne/login', '/ne/login', 'अनुरोध धेरै ठूलो भयो।'],
    ])('from %s come back as %s with a sentence', async (from, page, reason) => {
      forms.answerWith({});
      const { statusCode, headers, json } = await post(app, 'login', large, {
        referer: `http://dobbar.example${from}?returnTo=%2F`,
      });
      expect([statusCode, headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
      const { address, value } = json<ShownPage>();
      expect([address, value.code, value.reason]).toEqual([page, 'request.too-large', reason]);
      expect(forms.received).toEqual([]);
    });

    test('answer programs with a code, and other content with 415', async () => {
      const { statusCode, json } = await post(app, 'login', large, { accept: 'application/json' });
      expect([statusCode, json<{ code: string }>().code]).toEqual([413, 'request.too-large']);
      const other = await post(app, 'login', '{}', { 'content-type': 'application/json' });
      expect(other.statusCode).toBe(415);
    });

    test.each(['', '=', '%', 'email=%ff%00&password=%', 'a'.repeat(2_000), 'returnTo=//x&dealId=-1'])(
      'but in the right form reach the API or their own check: %j',
      async (body) => {
        forms.answerWith({
          [LOGIN]: answer(400, { code: 'request.invalid', message: 'Please check.' }),
          '/api/redemptions': answer(400, { code: 'request.invalid', message: 'Please check.' }),
        });
        for (const name of ['login', 'signup', 'redeem'])
          expect([name, (await post(app, name, body)).statusCode]).toEqual([name, 400]);
      },
    );
  });

  describe('with an invitation', () => {
    test('accept it with the new session of a sign-in, and forget it', async () => {
      forms.answerWith({ [LOGIN]: answer(200, customer, session), [ACCEPT]: answer(204, {}) });
      const { statusCode, headers } = await post(app, 'login', { ...login, returnTo: '/deals/7' }, invited);
      expect([statusCode, headers.location]).toEqual([303, '/deals/7']);
      const accepted = forms.received.find(({ path }) => path === ACCEPT);
      expect(accepted?.headers.cookie).toBe('dobbar_visitor=v1; dobbar_sid=new; dobbar_signed_in=1');
      expect(JSON.parse(accepted?.body ?? '')).toEqual({ token: TOKEN });
      expect(headers['set-cookie']).toContain(
        'dobbar_invitation=; Max-Age=0; Path=/forms; HttpOnly; SameSite=Lax',
      );
    });

    test('accept it before a redemption', async () => {
      forms.answerWith({ '/api/redemptions': answer(201, {}), [ACCEPT]: answer(204, {}) });
      const { statusCode } = await post(app, 'redeem', { dealId: '7' }, invited);
      expect(statusCode).toBe(303);
      expect(forms.received.map(({ path }) => path)).toEqual([ACCEPT, '/api/redemptions']);
      expect(forms.received[0]?.headers.cookie).toBe(invited.cookie);
    });

    test.each([
      [410, true],
      [404, true],
      [401, false],
      [429, false],
      [503, false],
    ])('sign in all the same when it is answered with %i; forgotten: %s', async (status, isForgotten) => {
      forms.answerWith({
        [LOGIN]: answer(200, customer, session),
        [ACCEPT]: answer(status, { code: 'any.code', message: '' }),
      });
      const { statusCode, headers } = await post(app, 'login', login, invited);
      expect(statusCode).toBe(303);
      const cookies = String(headers['set-cookie']);
      expect([cookies.includes('dobbar_sid=new'), cookies.includes('dobbar_invitation=;')]).toEqual([
        true,
        isForgotten,
      ]);
    });

    test('keep it while a second factor is missing', async () => {
      forms.answerWith({ [LOGIN]: answer(200, { user: null }, session) });
      await post(app, 'login', login, invited);
      expect(forms.received.map(({ path }) => path)).toEqual([LOGIN]);
    });
  });
});
