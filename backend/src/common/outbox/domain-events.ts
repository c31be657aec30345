/** Everything that is announced, and with what. Ids only, never personal values. */
export interface DomainEvents {
  'user.signed-up': { userId: number };
  'user.email-verified': { userId: number };
  'user.password-forgotten': { userId: number };
  'user.password-changed': { userId: number };
  'favorite.ending': { userId: number; dealId: number };
  'vendor.registered': { vendorId: number };
  'vendor.verified': { vendorId: number };
  'vendor.rejected': { vendorId: number };
  'subscription.ended': { vendorId: number; status: string };
  'deal.submitted': { dealId: number };
  'deal.approved': { dealId: number };
  'deal.rejected': { dealId: number };
  'pass.issued': { passId: string; dealId: number; userId: number };
  'pass.redeemed': { passId: string; dealId: number; userId: number };
  'pass.cancelled': { passId: string; dealId: number; userId: number };
  'pass.voided': { passId: string; dealId: number; userId: number };
  'review.written': { reviewId: number; dealId: number };
  'review.replied': { reviewId: number; dealId: number };
  'support.message-received': { messageId: number };
  'newsletter.asked': { subscriberId: number };
  'review.reported': { reviewId: number };
}

export type EventType = keyof DomainEvents;
export type DomainEvent<T extends EventType> = DomainEvents[T];
