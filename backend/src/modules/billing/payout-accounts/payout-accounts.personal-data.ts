import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ACCOUNTS_OF_OWNER, DELETE_OF_OWNER } from './payout-accounts.sql.js';

@Injectable()
export class PayoutAccountsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'payout-accounts',
      read: (userId) => transactions.query(ACCOUNTS_OF_OWNER, [userId]),
      erase: async (userId) => void (await transactions.query(DELETE_OF_OWNER, [userId])),
    });
  }
}
