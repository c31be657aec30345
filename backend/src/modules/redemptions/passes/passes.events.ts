export {};

declare module '../../../common/outbox/domain-events.js' {
  interface DomainEvents {
    'pass.issued': { passId: string; dealId: number; userId: number };
    'pass.redeemed': { passId: string; dealId: number; userId: number };
    'pass.cancelled': { passId: string; dealId: number; userId: number };
    'pass.voided': { passId: string; dealId: number; userId: number };
    'pass.seller-suspended': { passId: string; dealId: number; userId: number };
    'deal.first-used': { dealId: number };
  }
}
