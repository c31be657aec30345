import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';

/** What somebody held against reviews goes with them: the reviews were looked at meanwhile. */
@Injectable()
export class ReviewReportsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'reviewReports',
      read: (userId) =>
        transactions.query(
          'SELECT review_id AS "reviewId", reason, comment, iso(created_at) AS "createdAt" FROM review_reports WHERE user_id = $1 ORDER BY id',
          [userId],
        ),
      erase: async (userId) =>
        void (await transactions.query('DELETE FROM review_reports WHERE user_id = $1', [userId])),
    });
  }
}
