import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { READ } from './memberships-personal-data.sql.js';

/** Rows of ids and times: they stay when their owner goes. */
@Injectable()
export class MembershipsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({ name: 'memberships', read: (userId) => transactions.query(READ, [userId]) });
  }
}
