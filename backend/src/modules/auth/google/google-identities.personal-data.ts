import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DELETE_IDENTITIES, IDENTITIES } from './google-identities.sql.js';

@Injectable()
export class GoogleIdentitiesPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'externalIdentities',
      read: (userId) => transactions.query(IDENTITIES, [userId]),
      erase: async (userId) => void (await transactions.query(DELETE_IDENTITIES, [userId])),
    });
  }
}
