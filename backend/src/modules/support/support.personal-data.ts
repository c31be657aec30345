import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';

const OWN = 'email = (SELECT email FROM users WHERE id = $1)';

const MESSAGES = `
  SELECT m.kind, m.name, m.subject, m.message, m.state, iso(m.created_at) AS "sentAt",
    (SELECT coalesce(json_agg(json_build_object('text', e.body, 'at', iso(e.created_at)) ORDER BY e.id), '[]')
     FROM support_message_entries e WHERE e.message_id = m.id AND e.kind = 'reply') AS answers,
    (SELECT coalesce(json_agg(json_build_object('text', e.body, 'at', iso(e.created_at)) ORDER BY e.id), '[]')
     FROM support_message_entries e WHERE e.message_id = m.id AND e.kind = 'note') AS notes
  FROM support_messages m WHERE m.${OWN} ORDER BY m.id`;

const NEWSLETTER = `
  SELECT state, language, iso(asked_at) AS "askedAt", iso(confirmed_at) AS "confirmedAt" FROM newsletter_subscribers WHERE ${OWN}`;

/** What came from a person's own mailbox, and what was written about it (rules A8, A9). */
@Injectable()
export class SupportPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'messages',
      read: (userId) => transactions.query(MESSAGES, [userId]),
      erase: async (userId) =>
        void (await transactions.query(`DELETE FROM support_messages WHERE ${OWN}`, [userId])),
    });
    personalData.register({
      name: 'newsletter',
      read: async (userId) => (await transactions.query(NEWSLETTER, [userId]))[0] ?? null,
      erase: async (userId) =>
        void (await transactions.query(`DELETE FROM newsletter_subscribers WHERE ${OWN}`, [userId])),
    });
  }
}
