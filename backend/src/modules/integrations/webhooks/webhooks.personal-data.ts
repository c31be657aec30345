import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { CREATED_BY } from './webhooks.sql.js';

/** Endpoints belong to the business or the marketplace and remain; they name who created them by id. */
@Injectable()
export class WebhooksPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'webhooks',
      read: (userId) => transactions.query(CREATED_BY, [userId]),
      erase: () => Promise.resolve(),
    });
  }
}
