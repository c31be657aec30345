import type { CDPSession, Page, Worker } from '@playwright/test';
import { joinByCall } from '../support/people/buyers.ts';
import { freshEmail } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

test.use({ serviceWorkers: 'allow' });

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/';

/** Replaces the permission and `PushManager`: the headless browser denies the former, and its push service cannot be reached. */
async function mockPushManager(page: Page): Promise<void> {
  await page.addInitScript((endpoint) => {
    const base64url = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    let current: PushSubscription | null = null;
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
    const subscribe = async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ]);
      const keys = {
        p256dh: base64url(await crypto.subtle.exportKey('raw', publicKey)),
        auth: base64url(crypto.getRandomValues(new Uint8Array(16)).buffer),
      };
      const address = endpoint + crypto.randomUUID();
      current = {
        endpoint: address,
        options: { applicationServerKey, userVisibleOnly: true },
        toJSON: () => ({ endpoint: address, keys }),
        unsubscribe: async () => ((current = null), true),
      } as unknown as PushSubscription;
      return current;
    };
    PushManager.prototype.subscribe = (options) => subscribe(options as PushSubscriptionOptionsInit);
    PushManager.prototype.getSubscription = async () => current;
  }, ENDPOINT);
}

/** Delivers a message to the service worker, as the browser does after its push service got one. */
async function deliver(cdp: CDPSession, origin: string, message: object): Promise<void> {
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found) resolve(found.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

interface Shown {
  title: string;
  options: NotificationOptions;
}
/** The parts of the service worker's scope that the test uses. */
interface RecordingWorker extends EventTarget {
  registration: { showNotification(title: string, options?: NotificationOptions): Promise<void> };
  ExtendableEvent: typeof Event;
  shown?: Shown;
}

/** Records what the service worker shows, because the headless browser has no notifications. */
const recordShown = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = self as unknown as RecordingWorker;
    scope.registration.showNotification = async (title, options = {}) => {
      scope.shown = { title, options };
    };
  });

const shownBy = (worker: Worker): Promise<Shown | undefined> =>
  worker.evaluate(() => (self as unknown as RecordingWorker).shown);

/** Presses the shown message. */
const pressShown = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = self as unknown as RecordingWorker;
    const notification = { close: () => undefined, data: scope.shown?.options.data as unknown };
    scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }));
  });

test('messages to the browser are turned on with a press, shown, and lead to their page', async ({
  page,
  context,
  baseURL,
}) => {
  await mockPushManager(page);
  const account = { firstName: 'Asha', lastName: 'Rai', password: 'dhido and gundruk' };
  await joinByCall(context.request, { ...account, email: freshEmail('push') });
  await page.goto('/dashboard/settings');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('button', { name: 'Turn on messages' }).click();
  await expect(page.getByText('On for this browser')).toBeVisible();
  const stored = await context.request.get('/api/notifications/push');
  expect(await stored.json()).toMatchObject([{ service: 'fcm.googleapis.com', isCurrent: true }]);

  const reviews = page.getByRole('checkbox', { name: 'Reviews: Devices' });
  await reviews.uncheck();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(reviews).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Reviews: Mail' })).toBeChecked();

  const origin = new URL(baseURL as string).origin;
  const message = { title: 'You used Momo', text: '10 points', path: '/favorites', tag: 'event-1' };
  const worker = context.serviceWorkers()[0] as Worker;
  await recordShown(worker);
  const cdp = await context.newCDPSession(page);
  await deliver(cdp, `${origin}/`, message);
  await expect
    .poll(() => shownBy(worker))
    .toMatchObject({
      title: 'You used Momo',
      options: {
        body: '10 points',
        tag: 'event-1',
        icon: expect.stringMatching(/^\/assets\/icon-192\./),
        data: { path: '/favorites' },
      },
    });
  await pressShown(worker);
  await expect(page).toHaveURL(/\/favorites$/);

  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on messages' })).toBeVisible();
  expect(await (await context.request.get('/api/notifications/push')).json()).toEqual([]);
});
