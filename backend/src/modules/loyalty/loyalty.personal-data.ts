import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { READ } from './loyalty-personal-data.sql.js';

/** The ledger is append-only and holds ids and sums: it stays when its owner goes. */
@Injectable()
export class LoyaltyPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({ name: 'points', read: (userId) => transactions.query(READ, [userId]) });
  }
}
