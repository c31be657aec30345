import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { SupportMessage } from '../messages.service.js';

export interface MessageReply {
  text: string;
  /** ISO 8601. */
  askedAt: string;
  message: SupportMessage;
}

const READ = `
  SELECT e.body AS text, iso(m.created_at) AS "askedAt", json_build_object('id', m.id, 'kind', m.kind, 'name', m.name, 'email', m.email,
    'subject', m.subject, 'message', m.message, 'language', m.language) AS message
  FROM support_message_entries e JOIN support_messages m ON m.id = e.message_id WHERE e.id = $1 AND e.kind = 'reply'`;

/** Answers on their way to who asked. */
@Injectable()
export class MessageReplies {
  constructor(private readonly transactions: Transactions) {}

  /** @returns nothing once the message is erased */
  async one(entryId: number): Promise<MessageReply | undefined> {
    return (await this.transactions.query<MessageReply>(READ, [entryId]))[0];
  }

  async mailed(entryId: number): Promise<void> {
    await this.transactions.query('UPDATE support_message_entries SET mailed_at = now() WHERE id = $1', [
      entryId,
    ]);
  }
}
