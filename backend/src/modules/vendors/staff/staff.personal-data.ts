import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ERASE, READ } from './staff-personal-data.sql.js';

/** E-mail addresses of invited people. */
@Injectable()
export class StaffPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'staffInvitations',
      read: (userId) => transactions.query(READ, [userId]),
      erase: async (userId) => void (await transactions.query(ERASE, [userId])),
    });
  }
}
