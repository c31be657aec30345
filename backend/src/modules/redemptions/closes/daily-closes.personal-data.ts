import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { CORRECTED_BY, FORGET_CLOSE_NOTES, SIGNED_BY } from './daily-closes.sql.js';

/** Closed days are records of the business and remain with ids; the notes of an erased person go. */
@Injectable()
export class DailyClosesPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'dailyCloses',
      read: async (userId) => ({
        signed: await transactions.query(SIGNED_BY, [userId]),
        corrections: await transactions.query(CORRECTED_BY, [userId]),
      }),
      erase: async (userId) => void (await transactions.query(FORGET_CLOSE_NOTES, [userId])),
    });
  }
}
