export {};

declare module '../../common/outbox/domain-events.js' {
  interface DomainEvents {
    'favorite.ending': { userId: number; dealId: number };
  }
}
