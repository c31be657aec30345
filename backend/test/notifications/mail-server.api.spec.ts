import { readdirSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { type RunningApp, startApp } from '../support/start-app.js';
import { World } from '../support/world.js';

describe('a mail server that rejects', () => {
  let running: RunningApp;
  let server: SMTPServer;
  let isRejecting = true;
  const received: string[] = [];

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        done(
          isRejecting
            ? Object.assign(new Error('Try later, sujata@example.com'), { responseCode: 451 })
            : null,
        ),
      onData: (stream, _session, done) => {
        let text = '';
        stream.on('data', (part: Buffer) => (text += part.toString()));
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    running = await startApp({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  });

  afterAll(async () => {
    await running.stop();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  const waiting = async (): Promise<{ attempts: number; last_error: string; seconds: number }[]> => {
    const { rows } = await running.database.query<{ attempts: number; last_error: string; seconds: number }>(
      `SELECT attempts, last_error, round(extract(epoch FROM due_at - now()))::int AS seconds FROM outbox WHERE delivered_at IS NULL`,
    );
    return rows;
  };

  it('keeps nobody from signing up: the mail is tried again, later and later, and sent once', async () => {
    const form = { firstName: 'Sujata', lastName: 'Rai', phone: '9800000000', city: 'Pokhara' };
    const signup = { ...form, email: 'sujata@example.com', password: 'momo4ever' };
    expect((await running.client().post('/api/customers/signup', signup)).status).toBe(201);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt++) {
      await running.database.query('UPDATE outbox_deliveries SET due_at = now() WHERE delivered_at IS NULL');
      await running.deliverEvents();
      const [event] = await waiting();
      expect([event?.attempts, event?.last_error.includes('@')]).toEqual([attempt, false]);
      pauses.push(event?.seconds ?? 0);
    }
    expect(pauses[2]).toBeGreaterThan(pauses[0] ?? 0);
    expect(received).toEqual([]);

    isRejecting = false;
    await running.database.query('UPDATE outbox_deliveries SET due_at = now() WHERE delivered_at IS NULL');
    await running.deliverEvents();
    await running.deliverEvents();
    expect(await waiting()).toEqual([]);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('To: sujata@example.com');
  });

  it('does not keep back what is told in the product', async () => {
    isRejecting = true;
    const world = new World(running.database, running.url);
    await world.catalog();
    const [shop, person] = [await world.business(), await world.person()];
    const dealId = await world.deal(shop);
    const { body } = await person.client.post<{ code: string }>('/api/redemptions', { dealId });
    await shop.owner.client.post('/api/counter/accept', { code: body.code, branchId: shop.branchId });
    await running.deliverEvents();
    expect((await person.client.get('/api/notifications/unread')).body).toEqual({ unread: 1 });
    expect(await waiting()).not.toEqual([]);
  });
});

describe('without a mail server', () => {
  let running: RunningApp;

  beforeAll(async () => {
    running = await startApp();
  });

  afterAll(() => running.stop());

  it('the demo writes mails to files that the account of the product alone reads', async () => {
    const signup = await running.client().post('/api/customers/signup', {
      firstName: 'Asha',
      lastName: 'Rai',
      phone: '9800000000',
      city: 'Pokhara',
      email: 'asha@example.com',
      password: 'momo4ever',
    });
    expect(signup.status).toBe(201);
    await running.deliverEvents();
    const folder = path.join(process.env['DATA_DIR'] as string, 'mail');
    const modes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).mode & 0o777);
    expect(modes.length).toBeGreaterThan(0);
    expect(new Set(modes)).toEqual(new Set([0o600]));
    expect(statSync(folder).mode & 0o077).toBe(0);
  });
});
