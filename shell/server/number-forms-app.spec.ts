import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { answer, FormsApp, post, type ShownPage } from './forms-app.fixture';

const REQUEST = '/api/auth/otp';
const VERIFY = '/api/auth/otp/verify';
const COMPLETE = '/api/auth/otp/complete';
const session = { 'set-cookie': ['dobbar_sid=new; Path=/; HttpOnly'] };
const user = { id: 5, role: 'customer', staffOf: null };

describe('the forms of a sign-in by a number, without scripts', () => {
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

  const bodyOf = (path: string): unknown =>
    JSON.parse(forms.received.find((call) => call.path === path)?.body ?? 'null');

  test('ask for the digits on the same page, in the language of the form, which keeps its return', async () => {
    forms.answerWith({ [REQUEST]: answer(202, { resendAt: '', expiresAt: '' }) });
    const sent = { to: '9841234567', language: 'ne', returnTo: '/deals/7' };
    const { statusCode, headers, json } = await post(app, 'otp-address', sent);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(bodyOf(REQUEST)).toEqual({ to: '9841234567', language: 'ne' });
    expect(json<ShownPage>()).toEqual({
      address: '/ne/login?returnTo=%2Fdeals%2F7',
      form: 'otp-digits',
      value: { values: { to: '9841234567' }, code: 'next' },
    });
  });

  test('sign a known visitor in and lead back', async () => {
    forms.answerWith({ [VERIFY]: answer(200, { state: 'signed-in', user }, session) });
    const sent = { to: 'sita@example.com', digits: '042719', returnTo: '/deals/7' };
    const { statusCode, headers } = await post(app, 'otp-digits', sent);
    expect([statusCode, headers.location]).toEqual([303, '/deals/7']);
    expect(headers['set-cookie']).toContain('dobbar_sid=new; Path=/; HttpOnly');
  });

  test('lead to the second factor of an account that has one', async () => {
    forms.answerWith({ [VERIFY]: answer(200, { state: 'second-factor' }) });
    const { headers } = await post(app, 'otp-digits', { to: 'sita@example.com', digits: '042719' });
    expect(headers.location).toBe('/login?step=code');
  });

  test('say that digits are wrong, without sending them back', async () => {
    const wrong = { code: 'otp.wrong', message: 'These digits do not match.', triesLeft: 3 };
    forms.answerWith({ [VERIFY]: answer(400, wrong) });
    const { statusCode, json } = await post(app, 'otp-digits', { to: '9841234567', digits: '042719' });
    expect(statusCode).toBe(400);
    const { form, value } = json<ShownPage>();
    expect([form, value.values, value.code]).toEqual(['otp-digits', { to: '9841234567' }, 'otp.wrong']);
  });

  test('ask a new visitor for the first name, and open the account', async () => {
    forms.answerWith({
      [VERIFY]: answer(200, { state: 'name-needed', ticket: 'abc' }),
      [COMPLETE]: answer(201, { user }, session),
    });
    const asked = await post(app, 'otp-digits', { to: '9841234567', digits: '042719' });
    expect(asked.json<ShownPage>()).toMatchObject({ form: 'otp-name', value: { values: { ticket: 'abc' } } });
    const opened = await post(app, 'otp-name', { ticket: 'abc', firstName: 'Sita', returnTo: '/deals/7' });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/deals/7']);
    expect(bodyOf(COMPLETE)).toEqual({ ticket: 'abc', firstName: 'Sita' });
  });

  test('are rejected from another site', async () => {
    forms.answerWith({});
    for (const name of ['otp-address', 'otp-digits', 'otp-name']) {
      const sent = await post(app, name, { to: '9841234567' }, { origin: 'https://elsewhere.example' });
      expect(sent.statusCode).toBe(403);
    }
    expect(forms.received).toEqual([]);
  });
});
