import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';

const OWN = 'email = (SELECT email FROM users WHERE id = $1)';

const MESSAGES = `
  SELECT kind, name, subject, message, iso(created_at) AS "sentAt" FROM support_messages WHERE ${OWN} ORDER BY id`;

const NEWSLETTER = `
  SELECT state, language, iso(asked_at) AS "askedAt", iso(confirmed_at) AS "confirmedAt" FROM newsletter_subscribers WHERE ${OWN}`;

/** What came from a person's own mailbox (rules A8, A9). */
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
