export {};

declare module '../../common/outbox/domain-events.js' {
  interface DomainEvents {
    /** A payout was recorded, alone or with its run. */
    'payout.made': { payoutId: string; vendorId: number };
    'vendor.payout-account-changed': { vendorId: number; userId: number };
    'vendor.payout-account-code-requested': { vendorId: number; userId: number };
  }
}
