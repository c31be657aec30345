import { Injectable } from '@nestjs/common';
import type { DomainEvent, EventType } from './domain-events.js';

export interface Delivery {
  eventId: string;
  type: EventType;
  payload: unknown;
}

export interface Consumer {
  name: string;
  consume: (payload: unknown, eventId: string) => Promise<void>;
}

/** Who listens to what. A module registers when it starts. */
@Injectable()
export class EventConsumers {
  private readonly byType = new Map<EventType, Consumer[]>();

  /**
   * @param name unique and stable: deliveries are remembered under it
   * @param consume runs in the delivery's transaction; throwing means try again later
   */
  on<T extends EventType>(
    type: T,
    name: string,
    consume: (payload: DomainEvent<T>, eventId: string) => Promise<void>,
  ): void {
    const consumers = this.byType.get(type) ?? [];
    consumers.push({ name, consume: (payload, eventId) => consume(payload as DomainEvent<T>, eventId) });
    this.byType.set(type, consumers);
  }

  of(type: EventType): readonly Consumer[] {
    return this.byType.get(type) ?? [];
  }
}
