import { Injectable } from '@nestjs/common';
import type { DomainEvent, EventType } from './domain-events.js';

export interface Consumer {
  /** Unique per type and stable: deliveries are stored under it. */
  name: string;
  lane: string;
  consume: (payload: unknown, eventId: string) => Promise<void>;
}

/** `transaction`: the consumer runs in the transaction of its delivery. `outside`: it runs without one, because it does slow work. */
export type LaneKind = 'transaction' | 'outside';

type Consume<T extends EventType> = (payload: DomainEvent<T>, eventId: string) => Promise<void>;

/** A consumer of one type of events, as one row of the routing table. */
export interface Route {
  type: EventType;
  consumer: string;
  lane: string;
}

/** Consumers of each type of events. A module registers its consumers when it starts. */
@Injectable()
export class EventConsumers {
  private readonly byType = new Map<EventType, Consumer[]>();
  private readonly kinds = new Map<string, LaneKind>();

  /**
   * Registers a consumer that only writes to the database. Its lane has the same name.
   * @param name the same on every instance and in every release
   * @param consume runs in the delivery's transaction, so that it takes effect once; if it throws, the
   * delivery is retried later
   */
  on<T extends EventType>(type: T, name: string, consume: Consume<T>): void {
    this.add(type, { name, lane: name, consume: (payload, id) => consume(payload as DomainEvent<T>, id) });
    this.setKind(name, 'transaction');
  }

  /**
   * Registers a consumer that does slow work, such as sending mail.
   * @param lane shared by the consumers that wait for the same server
   * @param consume runs without a transaction; if it throws, the delivery is retried later. After a crash it
   * may run again for an event that it has already processed, so it must be idempotent by the event's id
   */
  onOutside<T extends EventType>(type: T, name: string, lane: string, consume: Consume<T>): void {
    this.add(type, { name, lane, consume: (payload, id) => consume(payload as DomainEvent<T>, id) });
    this.setKind(lane, 'outside');
  }

  of(type: EventType): readonly Consumer[] {
    return this.byType.get(type) ?? [];
  }

  get lanes(): ReadonlyMap<string, LaneKind> {
    return this.kinds;
  }

  get routes(): Route[] {
    return [...this.byType].flatMap(([type, consumers]) =>
      consumers.map(({ name, lane }) => ({ type, consumer: name, lane })),
    );
  }

  /** Names of the consumers of a lane. */
  namesIn(lane: string): string[] {
    const inLane = [...this.byType.values()].flat().filter((consumer) => consumer.lane === lane);
    return [...new Set(inLane.map(({ name }) => name))];
  }

  private add(type: EventType, consumer: Consumer): void {
    const consumers = this.byType.get(type) ?? [];
    consumers.push(consumer);
    this.byType.set(type, consumers);
  }

  private setKind(lane: string, kind: LaneKind): void {
    if ((this.kinds.get(lane) ?? kind) !== kind)
      throw new Error(`The lane "${lane}" has consumers of two kinds.`);
    this.kinds.set(lane, kind);
  }
}
