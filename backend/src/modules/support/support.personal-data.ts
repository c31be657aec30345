import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { ERASE_MESSAGES, ERASE_SUBSCRIPTION, MESSAGES, NEWSLETTER } from './support-personal-data.sql.js';

/** Exports and erases messages from a user's own verified mailbox, with their replies and notes (rules A8, A9). */
@Injectable()
export class SupportPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'messages',
      read: (userId) => transactions.query(MESSAGES, [userId]),
      erase: async (userId) => void (await transactions.query(ERASE_MESSAGES, [userId])),
    });
    personalData.register({
      name: 'newsletter',
      read: async (userId) => (await transactions.query(NEWSLETTER, [userId]))[0] ?? null,
      erase: async (userId) => void (await transactions.query(ERASE_SUBSCRIPTION, [userId])),
    });
  }
}
