import { Injectable } from '@nestjs/common';
import { CacheDrops } from '../../common/http-cache/cache-drops.js';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';

const READ = `
  SELECT r.id, r.deal_id AS "dealId", d.title AS deal, r.rating, r.comment, iso(r.created_at) AS "createdAt", iso(r.updated_at) AS "updatedAt"
  FROM reviews r JOIN deals d ON d.id = r.deal_id WHERE r.user_id = $1 ORDER BY r.id`;

/** Reviews stay; their author's name goes with the account, so what is kept of them in memory must go too. */
@Injectable()
export class ReviewsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions, drops: CacheDrops) {
    personalData.register({
      name: 'reviews',
      read: (userId) => transactions.query(READ, [userId]),
      erase: () => drops.drop('reviews'),
    });
  }
}
