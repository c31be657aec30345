import type { GatewayName } from '../../../common/payments/gateway-names.js';

/** Request that sends the browser to the gateway's page. */
export interface Redirect {
  method: 'GET' | 'POST';
  url: string;
  /** Form fields of a POST. */
  fields?: Record<string, string>;
}

/** A gateway's ids of a recurring payer and product. */
export interface GatewayAccount {
  customer: string | null;
  product: string | null;
}

export interface StartablePayment {
  /** The payment's public id. */
  id: string;
  paisa: number;
  /** Name of the purchase on the gateway's page. */
  title: string;
  /** Address to which the gateway sends the browser back, without a query. */
  returnUrl: string;
  /** The site's address. */
  siteUrl: string;
  expiresAt: Date;
  /** Gateway ids of a recurring payer and product from the last payment; null where it had none. */
  account?: GatewayAccount | undefined;
}

export interface StartedPayment {
  /** The gateway's reference of the payment; unique among its payments. */
  reference: string;
  /** Null if the customer pays without a page of the gateway. */
  redirect: Redirect | null;
}

/** `open` can still be paid; `unclear` allows no action yet. */
export type GatewayState =
  'paid' | 'open' | 'canceled' | 'failed' | 'refunded' | 'partially-refunded' | 'unclear';

/** A gateway's status of a payment, from our query. */
export interface GatewayStatus {
  status: GatewayState;
  /** Amount that was paid or is due; null if the gateway does not report it. */
  paisa: number | null;
  /** The gateway's own number of the capture. */
  transactionId: string | null;
  /** Fee that the gateway deducts. */
  feePaisa: number;
  /** Ids for the payer's next payment, if the gateway assigns any. */
  account?: GatewayAccount;
  /** The gateway's permanent id of the card that paid; null if it reports none. */
  payer?: string | null;
  /** The gateway's own word, for the history. */
  rawStatus: string;
}

/** A webhook or browser return, verified as far as the gateway allows. It only identifies the payment to query. */
export interface WebhookEvent {
  /** Unique among the gateway's notices. */
  eventId: string;
  /** Reference of the payment or of the dispute. */
  reference: string;
  isDispute?: boolean;
}

/** A chargeback of a gateway for its customer, or the return of one. */
export interface DisputeMovement {
  kind: 'chargeback' | 'chargeback-return';
  paisa: number;
  /** The gateway's number of the movement, as in its settlement file. */
  reference: string;
}

export interface FoundDispute {
  /** The gateway's number of the payment. */
  transactionId: string;
  movements: DisputeMovement[];
}

export interface CallbackRequest {
  body: Readonly<Record<string, unknown>>;
  /** The received bytes, which signatures cover. */
  rawBody: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface RefundRequest {
  /** The refund's public id. */
  id: string;
  paisa: number;
  payment: { reference: string; transactionId: string; paisa: number };
  /** The gateway's id of this refund, if it has already accepted it. */
  gatewayReference: string | null;
}

/** `manual` refunds have to be paid by an admin by other means. */
export type RefundResult =
  { outcome: 'completed' | 'pending'; gatewayReference: string | null } | { outcome: 'manual'; why: string };

/**
 * A gateway's status of a refund that may have been sent before. `unknown` is left to an admin: such a refund
 * is never sent again.
 */
export type FoundRefund =
  | { outcome: 'completed' | 'pending'; gatewayReference: string | null }
  | { outcome: 'not-sent' }
  | { outcome: 'unknown'; why: string };

/**
 * A way to pay. An adapter implements one protocol and does not use orders, rows or transactions. It throws
 * `GatewayUnreachable` if the gateway does not respond or its response is invalid; the payment's status is
 * then queried again later.
 */
export interface PaymentGateway {
  readonly name: GatewayName;
  /** Throws `payment.gateway-rejected` (409) if the gateway rejects the payment. */
  start(payment: StartablePayment): Promise<StartedPayment>;
  queryStatus(payment: { reference: string; paisa: number }): Promise<GatewayStatus>;
  /**
   * Sends the refund. After a `GatewayUnreachable` the outcome is unknown: `findRefund` is called before
   * anything is sent again.
   */
  refund(request: RefundRequest): Promise<RefundResult>;
  /** Searches for a refund that may have been sent, without moving money. */
  findRefund(request: RefundRequest): Promise<FoundRefund>;
  /** Movements of a dispute so far. Only for gateways that report disputes. */
  findDispute?(reference: string): Promise<FoundDispute>;
  /**
   * Parses a webhook; null for an event that concerns no payment of ours. Throws `payment.callback-rejected`
   * (400) if it cannot be verified.
   */
  readCallback(request: CallbackRequest): WebhookEvent | null;
  /**
   * Parses the query of a browser return; null if it contains nothing relevant. Throws
   * `payment.callback-rejected` (400) if it is forged.
   */
  readReturn(query: Readonly<Record<string, string>>): WebhookEvent | null;
}

/** The gateway is down, slow or returns an invalid response. Never contains the request, because it includes keys. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable';

  constructor(gateway: GatewayName, what: string) {
    super(`${gateway}: ${what}`);
  }
}

/** The circuit of the gateway is open: nothing was sent. */
export class GatewayCircuitOpen extends GatewayUnreachable {
  constructor(
    gateway: GatewayName,
    readonly retryAfterSeconds: number,
  ) {
    super(gateway, 'left alone after repeated failures');
  }
}
