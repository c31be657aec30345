import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { CLAIMS_OF, RELEASE_ALL } from './claims/work-claims.sql.js';
import { DELETE_VIEWS, VIEWS_OF } from './views/table-views.sql.js';
import { DECISIONS_OF } from './decisions/pending-decisions.sql.js';

/** Registers the claims, decisions and saved views of an admin. Decisions store only the admin's id. */
@Injectable()
export class WorklistPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'workbench',
      read: async (userId) => ({
        claims: await transactions.query(CLAIMS_OF, [userId]),
        views: await transactions.query(VIEWS_OF, [userId, null]),
        decisions: await transactions.query(DECISIONS_OF, [userId]),
      }),
      erase: async (userId) => {
        await transactions.query(RELEASE_ALL, [userId]);
        await transactions.query(DELETE_VIEWS, [userId]);
      },
    });
  }
}
