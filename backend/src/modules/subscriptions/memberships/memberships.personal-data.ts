import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { READ } from './memberships-personal-data.sql.js';

/** Exports memberships. The rows contain only ids and times, so they remain after an erasure. */
@Injectable()
export class MembershipsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({ name: 'memberships', read: (userId) => transactions.query(READ, [userId]) });
  }
}
