import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { MailedMessage } from '../contact/messages.service.js';
import { SupportMessageEntry } from './support-message-entry.entity.js';
import { READ } from './message-replies.sql.js';

export interface MessageReply {
  text: string;
  /** ISO 8601. */
  askedAt: string;
  message: MailedMessage;
}

/** Replies that are being sent. */
@Injectable()
export class MessageReplies {
  constructor(private readonly transactions: Transactions) {}

  /** @returns undefined after the message has been erased */
  async one(entryId: number): Promise<MessageReply | undefined> {
    return (await this.transactions.query<MessageReply>(READ, [entryId]))[0];
  }

  async mailed(entryId: number): Promise<void> {
    await this.transactions.of(SupportMessageEntry).update(entryId, { mailedAt: () => 'now()' });
  }
}
