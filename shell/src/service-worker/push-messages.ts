import { pushSubscribePath } from 'shared-ui/api/paths';

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: address of the application's icon. */
declare const SHELL_ICON: string;

/** Content of a message, sent by the backend. */
export interface PushMessage {
  readonly title: string;
  readonly text: string;
  /** Path of a page of the site. */
  readonly path: string;
  /** A message replaces a shown one with the same tag. */
  readonly tag: string;
}

/** Returns the message; undefined if the data is not one of this site. */
export function readMessage(data: unknown): PushMessage | undefined {
  const { title, text, path, tag } = (data ?? {}) as Partial<Record<keyof PushMessage, unknown>>;
  const isWhole = [title, text, path, tag].every((value) => typeof value === 'string');
  // A path of two slashes would lead to another site.
  return isWhole && /^\/(?!\/)/.test(path as string) ? (data as PushMessage) : undefined;
}

/** Shows a message. Browsers require that each one is shown, so an unreadable one shows the name of the site. */
export function showMessage(event: PushEvent): Promise<void> {
  const message = readMessage(jsonOf(event)) ?? { title: 'Dobbar', text: '', path: '/', tag: 'dobbar' };
  const { title, text: body, path, tag } = message;
  return self.registration.showNotification(title, { body, tag, icon: SHELL_ICON, data: { path } });
}

function jsonOf({ data }: PushEvent): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** Opens the page of a message, in a window of the site if one is open. */
export async function openMessage({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { path } = notification.data as { path: string };
  const address = new URL(path, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open =
    windows.find(({ url }) => url === address) ?? windows.find(({ focused }) => focused) ?? windows[0];
  if (!open) return void (await self.clients.openWindow(address));
  // Rejected without a press of the user; the window then stays where it is.
  await open.focus().catch(() => undefined);
  if (open.url !== address)
    // A window that this worker does not control cannot be navigated.
    await open.navigate(address).catch(() => self.clients.openWindow(address));
}

/** Stores the new subscription of a browser that replaced its own. */
export async function renewSubscription(event: Event): Promise<void> {
  const { oldSubscription, newSubscription } = event as PushSubscriptionChangeEvent;
  const options = oldSubscription?.options;
  const subscription =
    newSubscription ??
    (options &&
      (await self.registration.pushManager.subscribe({ ...keyOf(options), userVisibleOnly: true })));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch(pushSubscribePath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ endpoint, keys }),
  });
}

const keyOf = ({ applicationServerKey }: PushSubscriptionOptions) => ({ applicationServerKey });

/** Not in the type library: https://www.w3.org/TR/push-api/#pushsubscriptionchangeevent-interface */
interface PushSubscriptionChangeEvent extends ExtendableEvent {
  readonly newSubscription?: PushSubscription | null;
  readonly oldSubscription?: PushSubscription | null;
}
