export {};

declare module '../../common/outbox/domain-events.js' {
  interface DomainEvents {
    'order.paid': { orderId: string; userId: number };
    'order.not-honored': { orderId: string; userId: number };
    'order.refunded': { orderId: string; userId: number };
  }
}
