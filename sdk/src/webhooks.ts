import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { WebhookEvent } from './webhook-events.js';

export type * from './webhook-events.js';
export { WebhookVerificationError };

/** `Headers` of the web, or the headers of a request of Node. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>;

export interface ReceivedWebhook {
  /** The same for each attempt to deliver the event: keep it to handle an event once. */
  id: string;
  event: WebhookEvent;
}

const plain = (headers: WebhookHeaders): Record<string, string> => {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value]] : [])),
  );
};

/**
 * Verifies the signature and the time of a webhook, and returns its event.
 * @param body the body as it arrived; parsed and written again it has another signature
 * @param secret the secret of the endpoint, `whsec_…`
 * @throws WebhookVerificationError if it is not from Dobbar, was changed, or is older than five minutes
 */
export function verifyWebhook(body: string, headers: WebhookHeaders, secret: string): ReceivedWebhook {
  const given = plain(headers);
  const event = new Webhook(secret).verify(body, given) as WebhookEvent;
  return { id: given['webhook-id'] ?? '', event };
}
