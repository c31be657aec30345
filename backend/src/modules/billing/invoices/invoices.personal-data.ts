import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { READ } from './invoices-personal-data.sql.js';

/** Exports the user's invoices. They remain when the account is erased, as the law requires (rule IN4). */
@Injectable()
export class InvoicesPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({ name: 'invoices', read: (userId) => transactions.query(READ, [userId]) });
  }
}
