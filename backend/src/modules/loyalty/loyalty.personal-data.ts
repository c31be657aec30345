import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { READ } from './loyalty-personal-data.sql.js';

/** Exports the points ledger. It is append-only and contains only ids and sums, so it remains after an erasure. */
@Injectable()
export class LoyaltyPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({ name: 'points', read: (userId) => transactions.query(READ, [userId]) });
  }
}
