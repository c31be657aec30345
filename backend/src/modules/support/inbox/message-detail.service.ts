import { Injectable } from '@nestjs/common';
import { rolesWith } from '../../../common/access/rights.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { MessageMissing } from '../support.errors.js';
import type { AdminMessageDetailView, MessagePersonView } from './messages.view.js';
import { ADMINS, READ } from './message-detail.sql.js';

/** Reads a message with everything that an admin needs for the reply. */
@Injectable()
export class MessageDetailQuery {
  constructor(private readonly transactions: Transactions) {}

  /** Rejects `message.not-found` (404). */
  async read(id: number): Promise<AdminMessageDetailView> {
    const [row] = await this.transactions.query<AdminMessageDetailView>(READ, [id]);
    if (!row) throw new MessageMissing();
    return row;
  }

  /** Admins whose role includes messages, by name. */
  assignees(): Promise<MessagePersonView[]> {
    return this.transactions.query<MessagePersonView>(ADMINS, [rolesWith('messages')]);
  }
}
