/** Types of events that an endpoint can choose (rule WH2). */
export const WEBHOOK_TYPES = [
  ...(['pass.issued', 'pass.redeemed', 'pass.voided', 'order.paid', 'order.refunded'] as const),
  ...(['deal.approved', 'deal.rejected', 'review.created', 'payout.made'] as const),
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** Type of a test. No endpoint chooses it. */
export const TEST_TYPE = 'webhook.test';
