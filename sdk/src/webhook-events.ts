import type { EventByType } from './generated/webhook-events.js';

export type { EventByType };

export type WebhookType = keyof EventByType;

/** An event. A receiver has to ignore types that it does not know: the API adds types within a version. */
export type WebhookEvent = EventByType[WebhookType];

export type PassFacts = EventByType['pass.redeemed']['data'];
export type OrderFacts = EventByType['order.paid']['data'];
export type DealFacts = EventByType['deal.approved']['data'];
export type ReviewFacts = EventByType['review.created']['data'];
export type PayoutFacts = EventByType['payout.made']['data'];
