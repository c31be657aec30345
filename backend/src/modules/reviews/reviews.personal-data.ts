import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../../common/http-cache/cache-invalidation.js';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { READ } from './reviews-personal-data.sql.js';

/** Reviews stay; their author's name goes with the account, so what is kept of them in memory must go too. */
@Injectable()
export class ReviewsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions, cacheInvalidation: CacheInvalidation) {
    personalData.register({
      name: 'reviews',
      read: (userId) => transactions.query(READ, [userId]),
      erase: () => cacheInvalidation.invalidate('reviews'),
    });
  }
}
