import { Injectable } from '@nestjs/common';
import type { DomainEvent, EventType } from '../../../common/outbox/domain-events.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { Notification, NotificationRow } from './notification-kind.js';
import { NotificationKinds } from './notification-kinds.service.js';
import { fill } from './translation.js';

@Injectable()
export class NotificationReader {
  constructor(
    private readonly kinds: NotificationKinds,
    private readonly transactions: Transactions,
  ) {}

  /** @returns null if the subject of the event no longer exists */
  async read<T extends EventType>(type: T, event: DomainEvent<T>): Promise<Notification | null> {
    const registered = this.kinds.eventOf(type);
    if (!registered) return null;
    const [row] = await this.transactions.query<NotificationRow>(
      registered.statement,
      registered.parameters(event),
    );
    if (!row) return null;
    const { userId, dealId, facts } = row;
    const kind =
      row.kind ?? (typeof registered.kind === 'function' ? registered.kind(event) : registered.kind);
    if (!kind) throw new Error(`The notification of ${type} has no kind.`);
    const path = fill(this.kinds.rulesOf(kind).path, { ...event, dealId });
    const { file } = registered;
    return { kind, userId, dealId, path, facts, ...(file && { file: () => file(event) }) };
  }
}
