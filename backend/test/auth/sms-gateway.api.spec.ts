import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { mailsTo } from '../support/mails.js';
import { startApp } from '../support/start-app.js';
import { nextNumber, SmsWorld } from './sms.fixture.js';

describe('an SMS gateway (A25)', () => {
  let sms: SmsWorld;

  beforeAll(async () => {
    sms = await SmsWorld.start();
  });

  afterEach(() => {
    sms.gateway.behavior = 'takes';
  });

  afterAll(() => sms.stop());

  const failureOf = async (): Promise<string> => {
    const { rows } = await sms.query(
      `SELECT last_error FROM outbox_deliveries WHERE consumer = 'digits-text' ORDER BY event_number DESC LIMIT 1`,
    );
    return (rows[0] as { last_error: string }).last_error;
  };
  const retry = async (): Promise<void> => {
    await sms.query(`UPDATE outbox_deliveries SET due_at = now() WHERE delivered_at IS NULL`);
    await sms.running.deliverEvents();
  };

  it.each(['fails', 'rejects', 'closes'] as const)(
    'that %s changes no answer; the same digits follow later, once',
    async (behavior) => {
      const phone = nextNumber();
      sms.gateway.behavior = behavior;
      expect((await sms.request(phone)).status).toBe(202);
      await sms.running.deliverEvents();
      expect(sms.gateway.textsTo(phone)).toEqual([]);
      const failure = await failureOf();
      expect(failure).toContain('TextNotSent');
      expect(failure).not.toContain(phone);
      expect(failure).not.toContain('secret-token');
      sms.gateway.behavior = 'takes';
      await retry();
      await retry();
      expect(sms.gateway.textsTo(phone)).toHaveLength(1);
      expect((await sms.verify(phone, sms.gateway.digitsFor(phone))).body.state).toBe('name-needed');
    },
  );

  it('that stalls delays neither the response nor mails, and is given up', async () => {
    sms.gateway.behavior = 'stalls';
    const phone = nextNumber();
    expect((await sms.request(phone)).status).toBe(202);
    expect((await sms.request('meanwhile@example.com')).status).toBe(202);
    const delivered = sms.running.deliverEvents();
    await delivered;
    expect((await mailsTo('meanwhile@example.com')).length).toBe(1);
    expect(await failureOf()).toContain('took too long');
  });

  it('gets nothing once the digits have expired', async () => {
    sms.gateway.behavior = 'fails';
    const phone = nextNumber();
    await sms.request(phone);
    await sms.running.deliverEvents();
    sms.gateway.behavior = 'takes';
    await sms.query(`UPDATE sign_in_codes SET expires_at = now() - interval '1 second'`);
    await retry();
    expect(sms.gateway.textsTo(phone)).toEqual([]);
  });

  it('can take JSON with a bearer token and a key of the message', async () => {
    const other = await SmsWorld.start({ SMS_FORMAT: 'json', SMS_URL: sms.gateway.url });
    const phone = nextNumber();
    await other.request(phone);
    await other.running.deliverEvents();
    const sent = sms.gateway.texts.at(-1);
    expect(sent).toMatchObject({
      to: `+977${phone}`,
      headers: { authorization: 'Bearer secret-token', 'idempotency-key': expect.any(String) },
    });
    await other.stop();
  });

  it('is a file beside the mails in development', async () => {
    const files = await startApp({ SMS_URL: 'files' });
    const phone = nextNumber();
    expect((await files.client().post('/api/auth/otp', { to: phone })).status).toBe(202);
    await files.deliverEvents();
    const folder = path.join(process.env['DATA_DIR'] as string, 'mail');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sms'));
    const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    expect(texts.filter((text) => text.startsWith(`To: ${phone}\n`))).toHaveLength(1);
    await files.stop();
  });
});
