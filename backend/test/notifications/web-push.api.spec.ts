import webPush from 'web-push';
import type { ApiClient } from '../support/api/api-client.js';
import { mailsTo } from '../support/mails.js';
import { type MockBrowser, MockPushService } from '../support/push-service.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Problem {
  code: string;
  errors?: { field: string }[];
}
interface Subscription extends Problem {
  id: string;
  service: string;
  isCurrent: boolean;
}
interface Message {
  title: string;
  text: string;
  path: string;
  tag: string;
}

const PATH = '/api/notifications/push';
const PREFERENCES = '/api/notifications/preferences';
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const KEYS = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };

describe('web push (N2, N3)', () => {
  let service: MockPushService;
  let running: RunningApp;
  let world: World;
  let shop: Business;

  beforeAll(async () => {
    service = await MockPushService.start();
    running = await startApp({ ...KEYS, PUSH_STANDIN_URL: service.url });
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
  });

  afterAll(async () => {
    await running.stop();
    await service.stop();
  });

  const subscribe = (client: ApiClient, browser: MockBrowser) =>
    client.post<Subscription>(PATH, browser.subscription);
  const subscribed = async (person: Person, client = person.client): Promise<MockBrowser> => {
    const browser = service.browser();
    expect((await subscribe(client, browser)).status).toBe(201);
    return browser;
  };
  const use = async (person: Person): Promise<void> => {
    const dealId = await world.deal(shop, { title_ne: 'दुई प्लेट मोमो' });
    const { body } = await person.client.post<{ code: string }>('/api/redemptions', { dealId });
    await shop.owner.client.post('/api/counter/accept', { code: body.code, branchId: shop.branchId });
    await running.deliverEvents();
  };
  const received = (browser: MockBrowser): Message[] =>
    service.messagesTo(browser).map((message) => browser.read<Message>(message));
  const stored = async ({ id }: Person): Promise<number> => {
    const { rows } = await running.database.query(
      'SELECT count(*)::int AS count FROM push_subscriptions WHERE user_id = $1',
      [id],
    );
    return (rows[0] as { count: number }).count;
  };

  describe('a browser', () => {
    it('learns the key without signing in', async () => {
      const { status, body } = await running.client().get('/api/notifications/push-key');
      expect({ status, body }).toEqual({ status: 200, body: { publicKey } });
    });

    it('is subscribed, listed and removed by its user only', async () => {
      const [person, other] = [await world.person(), await world.person()];
      const { status, body } = await subscribe(person.client, service.browser());
      expect(status).toBe(201);
      expect(body).toMatchObject({ service: '127.0.0.1', isCurrent: true });
      expect(body).not.toHaveProperty('endpoint');
      expect((await other.client.get(PATH)).body).toEqual([]);
      expect((await other.client.delete(`${PATH}/${body.id}`)).status).toBe(404);
      expect((await person.client.get(PATH)).body).toEqual([body]);
      expect((await person.client.delete(`${PATH}/${body.id}`)).status).toBe(204);
      expect((await person.client.get(PATH)).body).toEqual([]);
    });

    it('needs a signed-in user', async () => {
      const { status } = await subscribe(running.client(), service.browser());
      expect(status).toBe(401);
    });

    it.each([
      ['http://fcm.googleapis.com/x', 'push.service-unknown'],
      ['https://127.0.0.1:5432/x', 'push.service-unknown'],
      ['https://169.254.169.254/latest/meta-data', 'push.service-unknown'],
      ['https://fcm.googleapis.com.example/x', 'push.service-unknown'],
      ['javascript:alert(1)', 'push.service-unknown'],
      ['short', 'request.invalid'],
      [7, 'request.invalid'],
    ])('with the endpoint %s is refused', async (endpoint, code) => {
      const { client } = await world.person();
      const { keys } = service.browser().subscription;
      const { status, body } = await client.post<Problem>(PATH, { endpoint, keys });
      expect({ status, code: body.code }).toEqual({ status: 400, code });
      expect(body.errors).toMatchObject([{ field: 'endpoint' }]);
    });

    it('with keys that encrypt nothing is refused', async () => {
      const { client } = await world.person();
      const { endpoint, keys } = service.browser().subscription;
      const point = Buffer.alloc(65, 1).toString('base64url');
      const { status, body } = await client.post<Problem>(PATH, {
        endpoint,
        keys: { ...keys, p256dh: point },
      });
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'push.keys-invalid' });
    });

    it('changes its user only with its own keys', async () => {
      const [before, after] = [await world.person(), await world.person()];
      const browser = await subscribed(before);
      const stolen = { endpoint: browser.endpoint, keys: service.browser().subscription.keys };
      const { status, body } = await after.client.post<Problem>(PATH, stolen);
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'push.endpoint-taken' });
      expect((await subscribe(after.client, browser)).status).toBe(201);
      expect([await stored(before), await stored(after)]).toEqual([0, 1]);
    });

    it('replaces the oldest of ten', async () => {
      const person = await world.person();
      const first = await subscribed(person);
      for (let number = 1; number <= 10; number++) await subscribed(person);
      expect(await stored(person)).toBe(10);
      await use(person);
      expect(received(first)).toEqual([]);
    });

    it('receives nothing after it signed out', async () => {
      const person = await world.person();
      const browser = await subscribed(person);
      await person.client.post('/api/auth/logout');
      expect(await stored(person)).toBe(0);
      expect(received(browser)).toEqual([]);
    });
  });

  describe('a message', () => {
    it('is encrypted for each browser, signed, in the language of the account', async () => {
      const person = await world.person();
      await person.client.patch('/api/users/me', { language: 'ne' });
      const browsers = [await subscribed(person), await subscribed(person)];
      await use(person);
      for (const browser of browsers)
        expect(received(browser)).toEqual([
          expect.objectContaining({
            title: 'तपाईंले दुई प्लेट मोमो प्रयोग गर्नुभयो र १० पोइन्ट पाउनुभयो',
            path: expect.stringMatching(/^\/ne\/deals\/\d+\?tab=reviews$/),
          }),
        ]);
      expect(service.messagesTo(browsers[0] as MockBrowser)[0]?.headers).toMatchObject({
        'content-encoding': 'aes128gcm',
        ttl: '86400',
      });
    });

    it('is sent again only to the browser whose service failed', async () => {
      const person = await world.person();
      const [fine, failing] = [await subscribed(person), await subscribed(person)];
      service.respond(failing, 503);
      await use(person);
      expect([received(fine).length, received(failing).length]).toEqual([1, 0]);
      service.respond(failing, 201);
      await running.database.query('UPDATE outbox_deliveries SET due_at = now() WHERE delivered_at IS NULL');
      await running.deliverEvents();
      expect([received(fine).length, received(failing).length]).toEqual([1, 1]);
    });

    it.each([404, 410])('removes a subscription at the status %i', async (status) => {
      const person = await world.person();
      service.respond(await subscribed(person), status);
      await use(person);
      expect(await stored(person)).toBe(0);
    });

    it('is not sent to a browser that subscribed to a former key of the server', async () => {
      const person = await world.person();
      const browser = await subscribed(person);
      await running.database.query(`UPDATE push_subscriptions SET server_key = 'former' WHERE user_id = $1`, [
        person.id,
      ]);
      await use(person);
      expect(received(browser)).toEqual([]);
      expect((await subscribe(person.client, browser)).status).toBe(201);
      await use(person);
      expect(received(browser)).toHaveLength(1);
    });

    it('follows no redirect', async () => {
      const person = await world.person();
      service.respond(await subscribed(person), 307);
      const before = service.requests;
      await use(person);
      expect(service.requests).toBe(before + 1);
    });

    it('reaches an account without an e-mail', async () => {
      const person = await world.person();
      const browser = await subscribed(person);
      await running.database.query(
        `UPDATE users SET email = NULL, email_verified_at = NULL, verified_phone = '9812345678', phone_proven_at = now() WHERE id = $1`,
        [person.id],
      );
      await use(person);
      expect(received(browser)).toHaveLength(1);
      expect((await person.client.get<unknown[]>('/api/notifications')).body).toHaveLength(1);
    });
  });

  describe('preferences', () => {
    it('are kept by group and channel', async () => {
      const { client } = await world.person();
      const all = { inbox: true, mail: true, push: true };
      const groups = { passes: all, reviews: all, favorites: all, alerts: all, business: all };
      expect((await client.get(PREFERENCES)).body).toEqual(groups);
      const { status, body } = await client.put(PREFERENCES, {
        passes: { push: false },
        alerts: { mail: false, inbox: false },
      });
      const changed = {
        ...groups,
        passes: { ...all, push: false },
        alerts: { inbox: false, mail: false, push: true },
      };
      expect({ status, body }).toEqual({ status: 200, body: changed });
      const me = await client.get<{ mail: object }>('/api/users/me');
      expect(me.body.mail).toMatchObject({ passes: true, alerts: false });
    });

    it.each([{ passes: true }, { passes: { push: 'no' } }, { others: { push: false } }])(
      'refuse %j',
      async (form) => {
        const { client } = await world.person();
        expect((await client.put(PREFERENCES, form)).status).toBe(400);
      },
    );

    it('need a signed-in user', async () => {
      expect((await running.client().get(PREFERENCES)).status).toBe(401);
      expect((await running.client().put(PREFERENCES, {})).status).toBe(401);
    });

    it('mute each channel separately', async () => {
      const person = await world.person();
      const browser = await subscribed(person);
      await person.client.put(PREFERENCES, { passes: { push: false } });
      await use(person);
      expect(received(browser)).toEqual([]);
      expect((await person.client.get<unknown[]>('/api/notifications')).body).toHaveLength(1);
      await person.client.put(PREFERENCES, { passes: { push: true, inbox: false, mail: false } });
      const mails = (await mailsTo(person.email)).length;
      await use(person);
      expect(received(browser)).toHaveLength(1);
      expect((await person.client.get<unknown[]>('/api/notifications')).body).toHaveLength(1);
      expect(await mailsTo(person.email)).toHaveLength(mails);
    });
  });
});
