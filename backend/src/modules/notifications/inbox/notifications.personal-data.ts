import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ERASE, READ } from './notifications-personal-data.sql.js';

@Injectable()
export class NotificationsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'notifications',
      read: (userId) => transactions.query(READ, [userId]),
      erase: async (userId) => void (await transactions.query(ERASE, [userId])),
    });
  }
}
