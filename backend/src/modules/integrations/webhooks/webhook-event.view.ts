/** Facts of a pass. */
export class PassFactsView {
  passId: string;
  vendorId: number;
  dealId: number;
  /** Null without an order: the customer took the code for free. */
  orderId: string | null;
  /** Null before the pass is used, and for a business without branches. */
  branchId: number | null;
  /** The bill in whole rupees, if the counter entered it. */
  amount: number | null;
  issuedAt: string;
  expiresAt: string | null;
  redeemedAt: string | null;
  voidedAt: string | null;
  /** @example 'The wrong table.' */
  voidReason: string | null;
}

/** A deal of an order. */
export class OrderLineFactsView {
  dealId: number;
  vendorId: number;
  quantity: number;
  /** Price of one in whole rupees. */
  unitPrice: number;
  /** How many of them were given back. */
  returned: number;
}

/** Facts of an order. Endpoints of a business get its own lines only. */
export class OrderFactsView {
  orderId: string;
  /** Null at endpoints of the marketplace, which get the lines of all businesses. */
  vendorId: number | null;
  paidAt: string | null;
  /** Sum of the lines in whole rupees. */
  total: number;
  lines: OrderLineFactsView[];
}

/** Facts of a deal. */
export class DealFactsView {
  dealId: number;
  vendorId: number;
  title: string;
  titleNe: string | null;
  /**
   * State of its approval.
   * @example 'approved'
   */
  status: string;
  version: number;
}

/** Facts of a review. */
export class ReviewFactsView {
  reviewId: number;
  vendorId: number;
  dealId: number;
  rating: number;
  createdAt: string;
}

/** Facts of a payout. */
export class PayoutFactsView {
  payoutId: string;
  vendorId: number;
  /** Amount in rupees. */
  amount: number;
  method: string;
  reference: string | null;
  paidAt: string;
}

/** What the test of an endpoint contains. */
export class TestFactsView {
  webhookId: number;
}

export class PassIssuedEventView {
  /** A customer got a code. */
  type: 'pass.issued';
  /** Time of the event. */
  timestamp: string;
  data: PassFactsView;
}

export class PassRedeemedEventView {
  /** A counter accepted a code. */
  type: 'pass.redeemed';
  /** Time of the event. */
  timestamp: string;
  data: PassFactsView;
}

export class PassVoidedEventView {
  /** A counter took an acceptance back. */
  type: 'pass.voided';
  /** Time of the event. */
  timestamp: string;
  data: PassFactsView;
}

export class OrderPaidEventView {
  /** A customer paid an order. */
  type: 'order.paid';
  /** Time of the event. */
  timestamp: string;
  data: OrderFactsView;
}

export class OrderRefundedEventView {
  /** Codes of an order were given back. */
  type: 'order.refunded';
  /** Time of the event. */
  timestamp: string;
  data: OrderFactsView;
}

export class DealApprovedEventView {
  /** An admin approved a deal. */
  type: 'deal.approved';
  /** Time of the event. */
  timestamp: string;
  data: DealFactsView;
}

export class DealRejectedEventView {
  /** An admin rejected a deal. */
  type: 'deal.rejected';
  /** Time of the event. */
  timestamp: string;
  data: DealFactsView;
}

export class ReviewCreatedEventView {
  /** A customer wrote a review. */
  type: 'review.created';
  /** Time of the event. */
  timestamp: string;
  data: ReviewFactsView;
}

export class PayoutMadeEventView {
  /** The marketplace paid a business. */
  type: 'payout.made';
  /** Time of the event. */
  timestamp: string;
  data: PayoutFactsView;
}

export class WebhookTestEventView {
  /** An owner tests the endpoint. Every endpoint gets it. */
  type: 'webhook.test';
  /** Time of the event. */
  timestamp: string;
  data: TestFactsView;
}
