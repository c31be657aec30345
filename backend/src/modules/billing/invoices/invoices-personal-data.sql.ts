import { INVOICE_COLUMNS, INVOICE_TABLES } from './invoices-list.sql.js';

export const READ = `SELECT ${INVOICE_COLUMNS}, i.buyer, i.lines FROM ${INVOICE_TABLES} WHERE i.buyer_id = $1 ORDER BY i.id`;
