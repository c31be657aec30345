import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { SlipsService } from './slips/slips.service.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { READ } from './payments-personal-data.sql.js';

/** Rows of ids and sums: they stay when their owner goes, and slips do not. */
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
