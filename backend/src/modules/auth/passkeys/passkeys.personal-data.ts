import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ERASE, PASSKEYS } from './passkeys.sql.js';

@Injectable()
export class PasskeysPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'passkeys',
      read: (userId) => transactions.query(PASSKEYS, [userId]),
      erase: async (userId) => {
        for (const statement of ERASE) await transactions.query(statement, [userId]);
      },
    });
  }
}
