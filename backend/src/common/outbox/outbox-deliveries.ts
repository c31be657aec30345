import { Injectable } from '@nestjs/common';
import { Transactions } from '../transactions/transactions.js';
import type { EventType } from './domain-events.js';
import { EventConsumers } from './event-consumers.js';
import { CLAIM, DUE_LANES, LOCK, LOCK_EVENTS, ROUTE, SETTLE, SUM_UP } from './outbox-deliveries.sql.js';

export interface Delivery {
  eventId: string;
  type: EventType;
  payload: unknown;
  consumer: string;
  attempts: number;
  /** Identifies the claim of a delivery outside of a transaction. */
  token: string | null;
}

/** The result of a delivery: null, or the reason of its failure. */
export interface DeliveryResult {
  delivery: Delivery;
  failure: string | null;
}

const MAX_WAIT_SECONDS = 3_600;

/** Rows of deliveries: due ones, claims and results. */
@Injectable()
export class OutboxDeliveries {
  constructor(
    private readonly transactions: Transactions,
    private readonly consumers: EventConsumers,
  ) {}

  /** Inserts the deliveries of each due event. @returns true if there were any */
  async route(): Promise<boolean> {
    const { routes } = this.consumers;
    const routed = await this.transactions.query(ROUTE, [
      routes.map(({ type }) => type),
      routes.map(({ consumer }) => consumer),
      routes.map(({ lane }) => lane),
    ]);
    return routed.length > 0;
  }

  /** Lanes of this release with due deliveries. */
  async dueLanes(): Promise<string[]> {
    const rows = await this.transactions.query<{ lane: string }>(DUE_LANES);
    return rows.map(({ lane }) => lane).filter((lane) => this.consumers.lanes.has(lane));
  }

  /**
   * Locks the oldest due deliveries of a lane until the current transaction ends. Other instances skip them.
   */
  lock(lane: string, atMost: number): Promise<Delivery[]> {
    return this.transactions.query<Delivery>(LOCK, [lane, this.consumers.namesIn(lane), atMost]);
  }

  /** Claims the oldest due deliveries of a lane for a time. */
  claim(lane: string, leaseSeconds: number, atMost: number): Promise<Delivery[]> {
    return this.transactions.query<Delivery>(CLAIM, [
      lane,
      this.consumers.namesIn(lane),
      leaseSeconds,
      atMost,
    ]);
  }

  /** Stores the results. Results of a claim that another instance has taken over change nothing. */
  async settle(results: readonly DeliveryResult[]): Promise<void> {
    if (results.length === 0) return;
    const events = results.map(({ delivery }) => delivery.eventId);
    await this.transactions.run(async () => {
      await this.transactions.query(LOCK_EVENTS, [events]);
      await this.transactions.query(SETTLE, [
        events,
        results.map(({ delivery }) => delivery.consumer),
        results.map(({ delivery }) => delivery.token),
        results.map(({ failure }) => failure),
        results.map(({ delivery }) => secondsAfter(delivery.attempts)),
      ]);
      await this.transactions.query(SUM_UP, [events]);
    });
  }
}

const secondsAfter = (attempts: number): number => Math.min(2 ** Math.min(attempts, 12), MAX_WAIT_SECONDS);
