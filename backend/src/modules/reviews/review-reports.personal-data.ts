import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { ERASE_REPORTS, REPORTS_OF_USER } from './review-reports-personal-data.sql.js';

/** Exports and erases the reports that a user wrote about reviews. */
@Injectable()
export class ReviewReportsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'reviewReports',
      read: (userId) => transactions.query(REPORTS_OF_USER, [userId]),
      erase: async (userId) => void (await transactions.query(ERASE_REPORTS, [userId])),
    });
  }
}
