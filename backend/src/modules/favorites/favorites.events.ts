export {};

declare module '../../common/outbox/domain-events.js' {
  interface DomainEvents {
    'favorite.ending': { userId: number; dealId: number };
    /** `day` of Nepal: its alert names the deals. */
    'deals.new-for-customer': { userId: number; day: string };
  }
}
