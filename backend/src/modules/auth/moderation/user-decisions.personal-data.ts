import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ERASE, READ } from './user-decisions-personal-data.sql.js';

/** Exports and erases the reasons of decisions, which are personal data of the user (rules A8, A9). */
@Injectable()
export class UserDecisionsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'decisions',
      read: (userId) => transactions.query(READ, [userId]),
      erase: async (userId) => void (await transactions.query(ERASE, [userId])),
    });
  }
}
