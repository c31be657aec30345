export {};

declare module '../../common/outbox/domain-events.js' {
  interface DomainEvents {
    'plan.limit-reached': { vendorId: number };
    'plan-order.paid': { planOrderId: string };
    'plan-order.refunded': { planOrderId: string };
    'membership.ending': { userMembershipId: number };
    'membership.ended': { userMembershipId: number };
    'subscription.ending': { vendorId: number };
    'subscription.ended': { vendorId: number; status: string };
  }
}

declare module '../../common/http-cache/cache-tags.js' {
  interface CacheTags {
    plans: true;
  }
}
