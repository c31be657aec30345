import { Injectable } from '@nestjs/common';
import { Transactions } from '../transactions/transactions.js';
import type { DomainEvent, EventType } from './domain-events.js';
import { OutboxWakeup } from './outbox-wakeup.js';
import { PUBLISH } from './outbox.sql.js';

/** Publishes events with the transaction that made them true. Each event is delivered at least once. */
@Injectable()
export class Outbox {
  constructor(
    private readonly transactions: Transactions,
    private readonly wakeup: OutboxWakeup,
  ) {}

  /** Call within the transaction of the change. */
  async publish<T extends EventType>(type: T, payload: DomainEvent<T>): Promise<void> {
    await this.transactions.query(PUBLISH, [type, payload]);
    this.wakeup.afterCommit();
  }
}
