import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { READ } from './orders-personal-data.sql.js';

/** Exports orders. The rows contain only ids and sums, so they remain after an erasure. */
@Injectable()
export class OrdersPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({ name: 'orders', read: (userId) => transactions.query(READ, [userId]) });
  }
}
