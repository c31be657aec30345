export {};

declare module '../../common/outbox/domain-events.js' {
  interface DomainEvents {
    'vendor.payout-account-changed': { vendorId: number; userId: number };
    'vendor.payout-account-code-requested': { vendorId: number; userId: number };
  }
}
