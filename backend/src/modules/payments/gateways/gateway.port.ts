export const GATEWAYS = ['esewa', 'khalti', 'stripe', 'bank-transfer'] as const;
export type GatewayName = (typeof GATEWAYS)[number];

/** Where the browser goes on to pay. */
export interface Redirect {
  method: 'GET' | 'POST';
  url: string;
  /** What a POST sends, as a form. */
  fields?: Record<string, string>;
}

/** A gateway's own numbers of what comes back to it: who pays and what is bought. */
export interface GatewayAccount {
  customer: string | null;
  product: string | null;
}

export interface StartablePayment {
  /** The payment's public id. */
  id: string;
  paisa: number;
  /** What is paid for, as the gateway's page shows it. */
  title: string;
  /** Where the gateway sends the browser back to, without a query. */
  returnUrl: string;
  /** The site's address. */
  siteUrl: string;
  expiresAt: Date;
  /** For what the same payer buys again and again: the numbers it had there the last time, null where it had none. */
  account?: GatewayAccount | undefined;
}

export interface StartedPayment {
  /** What the gateway knows the payment by; unique among its payments. */
  reference: string;
  /** None where the customer pays without a page of the gateway. */
  redirect: Redirect | null;
}

/** `unclear` is what nobody can act upon yet, `open` what may still be paid. */
export type GatewayState =
  'paid' | 'open' | 'canceled' | 'failed' | 'refunded' | 'partially-refunded' | 'unclear';

/** What a gateway itself says of a payment, asked by us. */
export interface GatewayStatus {
  status: GatewayState;
  /** What was paid, or is to be; null when the gateway does not say. */
  paisa: number | null;
  /** The gateway's own number of the capture. */
  transactionId: string | null;
  /** What the gateway keeps of it. */
  feePaisa: number;
  /** The numbers to start the payer's next payment with, where the gateway keeps any. */
  account?: GatewayAccount;
  /** The gateway's own word, for the history. */
  rawStatus: string;
}

/** Something that reached us from outside, proven as far as its gateway can. It says where to look, never what is true. */
export interface WebhookEvent {
  /** Unique among the gateway's notices. */
  eventId: string;
  /** Of the payment, or of the dispute. */
  reference: string;
  isDispute?: boolean;
}

/** Money that a gateway took back for its customer, or gave to us again. */
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
  /** The bytes as they came: signatures are over these. */
  rawBody: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface RefundRequest {
  /** The refund's public id. */
  id: string;
  paisa: number;
  payment: { reference: string; transactionId: string; paisa: number };
  /** The gateway's number of this refund, when it already took it. */
  gatewayReference: string | null;
}

/** `manual` is what a person has to pay back by other means. */
export type RefundResult =
  { outcome: 'completed' | 'pending'; gatewayReference: string | null } | { outcome: 'manual'; why: string };

/** What the gateway knows of a refund that may have been sent before. `unknown` is left to an admin: it is never sent again. */
export type FoundRefund =
  | { outcome: 'completed' | 'pending'; gatewayReference: string | null }
  | { outcome: 'not-sent' }
  | { outcome: 'unknown'; why: string };

/**
 * A way to pay. An adapter knows one protocol and nothing of orders, rows or transactions. What cannot be reached or answers nonsense
 * is a `GatewayUnreachable`: the payment waits and is looked up again.
 */
export interface PaymentGateway {
  readonly name: GatewayName;
  /** Throws `payment.gateway-rejected` (409) when the gateway does not take it. */
  start(payment: StartablePayment): Promise<StartedPayment>;
  queryStatus(payment: { reference: string; paisa: number }): Promise<GatewayStatus>;
  /** Moves the money. A `GatewayUnreachable` leaves the outcome unknown: `findRefund` is called before anything is sent again. */
  refund(request: RefundRequest): Promise<RefundResult>;
  /** Looks for a refund that may have been sent. Moves nothing. */
  findRefund(request: RefundRequest): Promise<FoundRefund>;
  /** What a dispute moved so far. Only of gateways that tell of disputes. */
  findDispute?(reference: string): Promise<FoundDispute>;
  /** Reads a call from the gateway's server; null for an event that concerns no payment of ours. Throws `payment.callback-rejected` (400) for what is not proven. */
  readCallback(request: CallbackRequest): WebhookEvent | null;
  /** Reads what the browser brought back; null when it says nothing. Throws `payment.callback-rejected` (400) for what was forged. */
  readReturn(query: Readonly<Record<string, string>>): WebhookEvent | null;
}

/** The gateway is down, slow or answers nonsense. Never holds what was sent: that bears keys. */
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
