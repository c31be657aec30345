interface Facts {
  /** The business; null for an order that has lines of several ones. */
  vendorId: number | null;
}

export interface PassFacts extends Facts {
  passId: string;
  dealId: number;
  /** Null without an order: the customer took the code for free. */
  orderId: string | null;
  branchId: number | null;
  /** The bill in whole rupees, if the counter entered it. */
  amount: number | null;
  issuedAt: string;
  expiresAt: string | null;
  redeemedAt: string | null;
  voidedAt: string | null;
  voidReason: string | null;
}

export interface OrderFacts extends Facts {
  orderId: string;
  paidAt: string | null;
  total: number;
  lines: { dealId: number; vendorId: number; quantity: number; unitPrice: number; returned: number }[];
}

export interface DealFacts extends Facts {
  dealId: number;
  title: string;
  titleNe: string | null;
  status: string;
  version: number;
}

export interface ReviewFacts extends Facts {
  reviewId: number;
  dealId: number;
  rating: number;
  createdAt: string;
}

export interface PayoutFacts extends Facts {
  payoutId: string;
  amount: number;
  method: string;
  reference: string | null;
  paidAt: string;
}

/** Data by type of event. */
interface DataByType {
  'pass.issued': PassFacts;
  'pass.redeemed': PassFacts;
  'pass.voided': PassFacts;
  'order.paid': OrderFacts;
  'order.refunded': OrderFacts;
  'deal.approved': DealFacts;
  'deal.rejected': DealFacts;
  'review.created': ReviewFacts;
  'payout.made': PayoutFacts;
  'webhook.test': { webhookId: number };
}

export type WebhookType = keyof DataByType;

/** An event. A receiver has to ignore types that it does not know: the API adds types within a version. */
export type WebhookEvent = {
  [Type in WebhookType]: { type: Type; timestamp: string; data: DataByType[Type] };
}[WebhookType];
