/**
 * The events of the product with their payloads: ids only, never personal values. Each module adds its events in a file `*.events.ts`:
 *
 * ```ts
 * declare module '../../common/outbox/domain-events.js' {
 *   interface DomainEvents {
 *     'deal.approved': { dealId: number };
 *   }
 * }
 * ```
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- modules add their events
export interface DomainEvents {}

export type EventType = keyof DomainEvents;
export type DomainEvent<T extends EventType> = DomainEvents[T];
