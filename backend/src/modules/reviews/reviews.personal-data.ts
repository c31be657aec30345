import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../../common/http-cache/cache-invalidation.js';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { READ } from './reviews-personal-data.sql.js';

/** Exports reviews. They remain after an erasure without the author's name, so cached responses are invalidated. */
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
