export type PushSupport = 'possible' | 'blocked' | 'install-first' | 'unsupported';

const IOS = /iPad|iPhone|iPod/;

/** Returns whether this browser can receive messages. On iOS only installed applications can. */
export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return IOS.test(navigator.userAgent) ? 'install-first' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** The parts of a subscription that the server stores. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * Asks for the permission and subscribes this browser. Call in the handler of a press.
 * @param publicKey the server's key in base64url
 * @returns null if the user did not permit it
 * @throws Error if the page has no service worker, or the browser's push service is unreachable
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('The page has no service worker.');
  await dropOtherKey(registration.pushManager, publicKey);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) throw new Error('The subscription has no keys.');
  return { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } };
}

/** Ends the subscription of this browser, if it has one. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** A browser rejects a subscription with another key than its present one. */
async function dropOtherKey(manager: PushManager, publicKey: string): Promise<void> {
  const present = await manager.getSubscription();
  const key = present?.options.applicationServerKey;
  if (present && (!key || base64url(key) !== publicKey)) await present.unsubscribe();
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
