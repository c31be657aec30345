import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { CREATED_BY } from './api-keys.sql.js';

/** Keys belong to the business or the marketplace and remain; they name who created them by id. */
@Injectable()
export class ApiKeysPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'apiKeys',
      read: (userId) => transactions.query(CREATED_BY, [userId]),
      erase: () => Promise.resolve(),
    });
  }
}
