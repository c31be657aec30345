import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { RESETS } from './factor-resets.sql.js';

/** A business keeps its hold: the row stays without a word about the person. */
@Injectable()
export class FactorResetsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'factorResets',
      read: (userId) => transactions.query(RESETS, [userId]),
      erase: () => Promise.resolve(),
    });
  }
}
