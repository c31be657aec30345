import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Person, World } from '../../support/world.js';

const PATH = '/api/test-business/mail';

describe('the check that mail leaves (TB5)', () => {
  let server: SMTPServer;
  let running: RunningApp;
  let takesMail = true;
  let customer: Person;
  let other: Person;
  let mails: string[] = [];
  let mailbox: RunningApp;

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          mails.push(Buffer.concat(parts).toString());
          done(takesMail ? undefined : new Error('no room'));
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };
    running = await startApp(env);
    mailbox = await startApp({ ...env, TEST_MAILBOX: 'checks@example.com' });
    const world = new World(running.database, running.url);
    await world.catalog();
    [customer, other] = [await world.person(), await world.person()];
    const { id } = await world.business();
    await running.database.query(
      `UPDATE vendors SET status = 'suspended', status_reason = 'Test business', test_customer_id = $2 WHERE id = $1`,
      [id, customer.id],
    );
  });

  afterAll(async () => {
    await mailbox.stop();
    await running.stop();
  });
  beforeEach(() => (mails = []));

  const sendAs = (person: Person | null) => {
    const client = mailbox.client();
    if (person) client.cookie = person.client.cookie;
    return client.post<{ word: string; code?: string }>(PATH);
  };

  it('sends a mail to the test mailbox, and returns the word in its subject (TB6)', async () => {
    const { status, body } = await sendAs(customer);
    expect([status, mails.length]).toEqual([200, 1]);
    expect(mails[0]).toContain('To: checks@example.com');
    expect(mails[0]).toContain(`Subject: Live check ${body.word}`);
    expect((await sendAs(customer)).body.word).not.toBe(body.word);
  });

  it('sends none without the setting, nor for others (TB6)', async () => {
    const { status, body } = await customer.client.post(PATH);
    expect([status, body.code]).toEqual([404, 'route.not-found']);
    expect((await sendAs(other)).body.code).toBe('route.not-found');
    expect((await sendAs(null)).body.code).toBe('auth.required');
    expect(mails).toEqual([]);
  });

  it('says when the mail server does not take the mail (TB6)', async () => {
    takesMail = false;
    const { status, body } = await sendAs(customer);
    takesMail = true;
    expect([status, body.code]).toEqual([503, 'mail.unavailable']);
  });

  it('connects to the mail server and sends nothing', async () => {
    expect(await customer.client.get(PATH)).toMatchObject({ status: 200, body: { works: true } });
    expect(mails).toEqual([]);
  });

  it('is for the customer of the test business only', async () => {
    expect((await other.client.get(PATH)).body.code).toBe('route.not-found');
    expect((await running.client().get(PATH)).body.code).toBe('auth.required');
  });

  it('fails while a due mail is not taken', async () => {
    await running.database.query(
      `WITH event AS (INSERT INTO outbox (type, payload) VALUES ('user.password-forgotten', '{}') RETURNING id, event_id)
       INSERT INTO outbox_deliveries (event_id, consumer, lane, event_number, due_at, delivered_at)
       SELECT event_id, 'mails', 'mail', id, now() - interval '10 minutes', NULL FROM event`,
    );
    const { status, body } = await customer.client.get<{ code: string; waitingSeconds: number }>(PATH);
    expect([status, body.code]).toEqual([503, 'mail.unavailable']);
    expect(body.waitingSeconds).toBeGreaterThan(590);
    await running.database.query(`UPDATE outbox_deliveries SET delivered_at = now() WHERE lane = 'mail'`);
    expect((await customer.client.get(PATH)).status).toBe(200);
  });

  it('fails while the mail server is away', async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    const { status, body, headers } = await customer.client.get(PATH);
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'mail.unavailable', '60']);
  });
});
