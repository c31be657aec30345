import type { WebhookType } from '../deliveries/event-types.js';
import type { Failure } from '../deliveries/send-webhook.js';

export const DELIVERY_STATES = ['waiting', 'delivered', 'given-up'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The newest delivery of an endpoint. */
export class LastDeliveryView {
  /** @example 'pass.redeemed' */
  type: string;
  state: DeliveryState;
  /** Time of its last attempt, or of its event before the first one. */
  at: string;
  /** Status of the last answer. */
  status: number | null;
  failure: Failure | null;
}

/** An endpoint that receives events. */
export class WebhookView {
  id: number;
  url: string;
  eventTypes: WebhookType[];
  /** `failing`: the last attempt failed; it is tried again. */
  state: 'active' | 'failing' | 'disabled';
  /** `gone`: it answered 410. `failing`: it failed for three days. */
  disabledReason: 'owner' | 'failing' | 'gone' | null;
  disabledAt: string | null;
  /** Time of the first failure since the last success. */
  failingSince: string | null;
  /** The secret before the last rotation signs until then. */
  previousSecretUntil: string | null;
  /** Null before the first event. */
  lastDelivery: LastDeliveryView | null;
  createdAt: string;
  createdBy: string;
}

/** An endpoint that was just created, or whose secret was just rotated. */
export class NewWebhookView extends WebhookView {
  /** The secret, shown once: null when a repeated request returns the same endpoint again. */
  secret: string | null;
}

/** The delivery of one event to one endpoint. */
export class WebhookDeliveryView {
  id: string;
  /** The `webhook-id` of its requests, the same at every attempt. */
  eventId: string;
  /** @example 'pass.redeemed' */
  type: string;
  state: DeliveryState;
  attempts: number;
  /** Attempts after which it is given up. */
  maxAttempts: number;
  createdAt: string;
  /** Null unless it waits. It also waits for an earlier event of the same object, and while the webhook is off. */
  nextAttemptAt: string | null;
  lastAttemptAt: string | null;
  /** Status of the last answer. */
  status: number | null;
  /** `address`: the host is not public. `unreachable`: no connection, or it ended early. `certificate`: the one of the receiver is not valid for its name. */
  failure: Failure | null;
  durationMs: number | null;
  /** The first 2,000 characters of the last answer. */
  answer: string | null;
  /** The body of the request as it was signed. */
  body: string;
}
