import type { TableFile } from '../../../common/csv/table-files.service.js';
import { nepalMoment } from '../../../common/time/nepal-day.js';
import type { InvoiceRowView } from './invoice.view.js';

/** Invoices and credit notes of a buyer. */
export const INVOICES_TABLE: TableFile<InvoiceRowView> = {
  name: 'invoices',
  headings: {
    en: [
      'Invoice',
      'Issued (Nepal)',
      'Kind',
      'Corrects',
      'Fiscal year',
      'Paid by',
      'Points (Rs.)',
      'Net (Rs.)',
      'VAT (Rs.)',
      'Total (Rs.)',
    ],
    ne: [
      'बिल',
      'जारी (नेपाली समय)',
      'किसिम',
      'सच्याएको बिल',
      'आर्थिक वर्ष',
      'माध्यम',
      'पोइन्ट (रु.)',
      'भ्याटबाहेक (रु.)',
      'भ्याट (रु.)',
      'जम्मा (रु.)',
    ],
  },
  cells: (invoice) => [
    invoice.number,
    nepalMoment(invoice.issuedAt),
    invoice.kind,
    invoice.corrects,
    invoice.fiscalYear,
    invoice.paidBy,
    invoice.pointsPaisa / 100,
    invoice.netPaisa / 100,
    invoice.vatPaisa / 100,
    invoice.totalPaisa / 100,
  ],
};
