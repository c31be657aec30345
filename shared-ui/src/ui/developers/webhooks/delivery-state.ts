import type { WebhookDeliveryView, WebhookView } from '../../../store/api/webhooks';
import type { TagTone } from '../../kit';

type Result = Pick<WebhookDeliveryView, 'state' | 'status' | 'failure'>;

export type ResultKey = 'result_waiting' | `result_${Exclude<WebhookDeliveryView['failure'], null>}`;

/** A number is the status of the answer. */
export type DeliveryResult = { tone: TagTone; shown: number | ResultKey };

/** The result of the last attempt: the status of the answer, or the reason why there is none. */
export function resultOf({ state, status, failure }: Result): DeliveryResult {
  if (state === 'delivered') return { tone: 'good', shown: status ?? 200 };
  if (failure === null) return { tone: 'neutral', shown: 'result_waiting' };
  const tone = state === 'given-up' || failure === 'status' ? 'bad' : 'waiting';
  return { tone, shown: failure === 'status' && status !== null ? status : `result_${failure}` };
}

/** True for deliveries whose first attempt is about to begin, so that the list is read again soon. */
export const isAboutToBeSent = ({
  state,
  attempts,
}: Pick<WebhookDeliveryView, 'state' | 'attempts'>): boolean => state === 'waiting' && attempts === 0;

export const WEBHOOK_TONES: Record<WebhookView['state'], TagTone> = {
  active: 'good',
  failing: 'waiting',
  disabled: 'bad',
};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The request of a delivery as a command for a terminal, without its signature. */
export const commandOf = (
  url: string,
  { eventId, body }: Pick<WebhookDeliveryView, 'eventId' | 'body'>,
): string =>
  [
    `curl -X POST ${quoted(url)} \\`,
    '  -H "Content-Type: application/json" \\',
    `  -H "webhook-id: ${eventId}" \\`,
    `  -d ${quoted(body)}`,
  ].join('\n');

/** The body with one field per line; a body that is no JSON as it is. */
export function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
