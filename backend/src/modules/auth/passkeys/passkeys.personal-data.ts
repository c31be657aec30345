import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { PASSKEYS } from './passkeys.sql.js';

@Injectable()
export class PasskeysPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'passkeys',
      read: (userId) => transactions.query(PASSKEYS, [userId]),
      erase: async (userId) => {
        await transactions.query('DELETE FROM passkeys WHERE user_id = $1', [userId]);
        await transactions.query('DELETE FROM passkey_challenges WHERE user_id = $1', [userId]);
      },
    });
  }
}
