import type { components } from './paths.js';

/** Bodies of events by their type. */
export interface EventByType {
  /** A customer got a code. */
  'pass.issued': components['schemas']['PassIssuedEventView'];
  /** A counter accepted a code. */
  'pass.redeemed': components['schemas']['PassRedeemedEventView'];
  /** A counter took an acceptance back. */
  'pass.voided': components['schemas']['PassVoidedEventView'];
  /** A customer paid an order. */
  'order.paid': components['schemas']['OrderPaidEventView'];
  /** Codes of an order were given back. */
  'order.refunded': components['schemas']['OrderRefundedEventView'];
  /** An admin approved a deal. */
  'deal.approved': components['schemas']['DealApprovedEventView'];
  /** An admin rejected a deal. */
  'deal.rejected': components['schemas']['DealRejectedEventView'];
  /** A customer wrote a review. */
  'review.created': components['schemas']['ReviewCreatedEventView'];
  /** The marketplace paid a business. */
  'payout.made': components['schemas']['PayoutMadeEventView'];
  /** An owner tests the endpoint. Every endpoint gets it. */
  'webhook.test': components['schemas']['WebhookTestEventView'];
}
