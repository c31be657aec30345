import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { SlipsService } from './slips/slips.service.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { READ } from './payments-personal-data.sql.js';

/** Exports payments. The rows contain only ids and sums, so they remain after an erasure; slips are deleted. */
@Injectable()
export class PaymentsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions, slips: SlipsService) {
    personalData.register({
      name: 'payments',
      read: (userId) => transactions.query(READ, [userId]),
      erase: (userId) => slips.eraseOf(userId),
    });
  }
}
