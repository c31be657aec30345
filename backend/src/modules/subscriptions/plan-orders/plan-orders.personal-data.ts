import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { READ } from './plan-orders-personal-data.sql.js';

/** Exports plan orders. The rows contain only ids and sums, so they remain after an erasure. */
@Injectable()
export class PlanOrdersPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({ name: 'planOrders', read: (userId) => transactions.query(READ, [userId]) });
  }
}
