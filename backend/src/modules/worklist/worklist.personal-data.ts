import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { CLAIMS_OF, RELEASE_ALL } from './claims/work-claims.sql.js';
import { DECISIONS_OF } from './decisions/pending-decisions.sql.js';

/** Registers the claims and decisions of an admin. Decisions store only the admin's id. */
@Injectable()
export class WorklistPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'workbench',
      read: async (userId) => ({
        claims: await transactions.query(CLAIMS_OF, [userId]),
        decisions: await transactions.query(DECISIONS_OF, [userId]),
      }),
      erase: async (userId) => void (await transactions.query(RELEASE_ALL, [userId])),
    });
  }
}
