export {};

declare module '../../common/outbox/domain-events.js' {
  interface DomainEvents {
    'support.message-received': { messageId: number };
    'support.message-answered': { entryId: number };
    'newsletter.asked': { subscriberId: number };
  }
}
