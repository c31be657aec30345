import webPush from 'web-push';
import { isPushEndpoint, type PushSettings } from '../../../config/push-settings.js';

export interface PushMessage {
  title: string;
  text: string;
  /** Path of a page of the front end. */
  path: string;
  /** A message replaces a shown one with the same tag. */
  tag: string;
}

export interface PushReceiver {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Shorter than the lease of a delivery in the outbox. */
const TIMEOUT_MS = 10_000;
/** A service discards a message that it could not deliver for a day. */
const TTL_SECONDS = 24 * 60 * 60;
/** Statuses of a subscription that no longer exists. */
const GONE = [404, 410];

/**
 * Encrypts a message (RFC 8291) and sends it with the server's signature (RFC 8292). Redirects are not followed.
 * @returns `gone` if the subscription no longer exists
 * @throws Error if the service did not take the message
 */
export async function sendPush(
  settings: PushSettings,
  { endpoint, p256dh, auth }: PushReceiver,
  message: PushMessage,
): Promise<'sent' | 'gone'> {
  // The list of services may have become shorter since the subscription.
  if (!isPushEndpoint(settings, endpoint)) return 'gone';
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: {
        subject: settings.subject,
        publicKey: settings.publicKey,
        privateKey: settings.privateKey,
      },
      TTL: TTL_SECONDS,
      contentEncoding: 'aes128gcm',
    },
  );
  const response = await fetch(endpoint, {
    method,
    headers: textHeaders(headers),
    body: new Uint8Array(body as Buffer),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new Error(isLate ? 'The push service took too long.' : 'The push service cannot be reached.');
  });
  await response.body?.cancel();
  if (GONE.includes(response.status)) return 'gone';
  if (!response.ok) throw new Error(`The push service answered ${response.status}.`);
  return 'sent';
}

/** Headers without the length, which `fetch` sets. */
const textHeaders = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
