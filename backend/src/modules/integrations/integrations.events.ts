export {};

declare module '../../common/outbox/domain-events.js' {
  interface DomainEvents {
    /** An endpoint was disabled because it is gone or fails; one for each owner. */
    'webhook.disabled': { endpointId: number; userId: number };
  }
}
