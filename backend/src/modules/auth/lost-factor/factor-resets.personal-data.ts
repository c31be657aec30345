import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { RESETS } from './factor-resets.sql.js';

/**
 * Exports resets. The rows contain no personal data and remain after an erasure, so that payouts of the
 * business remain held.
 */
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
