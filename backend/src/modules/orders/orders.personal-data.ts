import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { READ } from './orders-personal-data.sql.js';

/** Rows of ids and sums: they stay when their owner goes. */
@Injectable()
export class OrdersPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({ name: 'orders', read: (userId) => transactions.query(READ, [userId]) });
  }
}
