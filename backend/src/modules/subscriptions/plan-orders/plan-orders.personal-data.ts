import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { READ } from './plan-orders-personal-data.sql.js';

/** Rows of ids and sums: they stay when their owner goes. */
@Injectable()
export class PlanOrdersPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({ name: 'planOrders', read: (userId) => transactions.query(READ, [userId]) });
  }
}
