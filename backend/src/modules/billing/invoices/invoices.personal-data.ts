import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { INVOICE_COLUMNS, INVOICE_TABLES } from './invoices-list.sql.js';

const READ = `SELECT ${INVOICE_COLUMNS}, i.buyer, i.lines FROM ${INVOICE_TABLES} WHERE i.buyer_id = $1 ORDER BY i.id`;

/** Invoices in a person's export. They stay when the account goes: the law has them kept (rule IN4). */
@Injectable()
export class InvoicesPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({ name: 'invoices', read: (userId) => transactions.query(READ, [userId]) });
  }
}
