import type { ExportedList } from '../../audit/index.js';
import type { TableFile } from '../../../common/csv/table-files.service.js';
import { nepalMoment } from '../../../common/time/nepal-day.js';
import { BALANCES } from './balances-list.sql.js';
import type { BalancesQuery } from './balance.dto.js';
import type { BalanceView } from './balance.view.js';
import type { PayoutsQuery } from './payout.dto.js';
import type { AdminPayoutView, OwnPayoutView } from './payout.view.js';
import type { StatementsQuery } from './statement.dto.js';
import type { AdminStatementView, StatementView } from './statement.view.js';
import { PAYOUTS } from './payouts-list.sql.js';
import { STATEMENTS } from './statements-list.sql.js';

/** Headings and cells of a business's own statements, one row per day. */
export const OWN_STATEMENT_HEADINGS = {
  en: [
    'Day',
    'Passes used',
    'Owed before (Rs.)',
    'Used (Rs.)',
    'Returned (Rs.)',
    'Points (Rs.)',
    'Paid out (Rs.)',
    'Owed after (Rs.)',
  ],
  ne: [
    'दिन',
    'प्रयोग भएका कोड',
    'सुरुको बाँकी (रु.)',
    'प्रयोग (रु.)',
    'फिर्ता (रु.)',
    'पोइन्ट (रु.)',
    'निकासा (रु.)',
    'अन्त्यको बाँकी (रु.)',
  ],
} as const;

export const ownStatementCells = (day: StatementView): (string | number)[] => [
  day.day,
  day.passesSold,
  day.openingPaisa / 100,
  day.soldPaisa / 100,
  day.returnedPaisa / 100,
  day.pointsPaisa / 100,
  day.paidOutPaisa / 100,
  day.closingPaisa / 100,
];

export const STATEMENTS_TABLE: ExportedList<StatementsQuery, AdminStatementView> = {
  name: 'statements',
  list: STATEMENTS,
  headings: {
    en: ['Number', 'Business', ...OWN_STATEMENT_HEADINGS.en],
    ne: ['नम्बर', 'व्यवसाय', ...OWN_STATEMENT_HEADINGS.ne],
  },
  cells: (day) => [day.vendor.id, day.vendor.businessName, ...ownStatementCells(day)],
};

/** Payouts to one business, for itself. */
export const OWN_PAYOUTS_TABLE: TableFile<OwnPayoutView> = {
  name: 'payouts',
  headings: {
    en: ['Ordered (Nepal)', 'Paid (Nepal)', 'Amount (Rs.)', 'Paid by', 'Reference', 'State', 'Came back'],
    ne: [
      'रकम छुट्याइएको (नेपाली समय)',
      'पठाइएको (नेपाली समय)',
      'रकम (रु.)',
      'माध्यम',
      'सन्दर्भ',
      'अवस्था',
      'फर्किएको कारण',
    ],
  },
  cells: ({ orderedAt, paidAt, amount, method, reference, state, returnedReason }) => [
    nepalMoment(orderedAt),
    nepalMoment(paidAt),
    amount,
    method,
    reference,
    state,
    returnedReason,
  ],
};

export const PAYOUTS_TABLE: ExportedList<PayoutsQuery, AdminPayoutView> = {
  name: 'payouts',
  list: PAYOUTS,
  headings: {
    en: ['Paid', 'Number', 'Business', 'Amount (Rs.)', 'Paid by', 'Reference', 'Recorded by'],
    ne: ['निकासा', 'नम्बर', 'व्यवसाय', 'रकम (रु.)', 'माध्यम', 'सन्दर्भ', 'लेख्ने'],
  },
  cells: ({ paidAt, vendor, amount, method, reference, paidBy }) => [
    nepalMoment(paidAt),
    vendor.id,
    vendor.businessName,
    amount,
    method,
    reference,
    paidBy,
  ],
};

export const BALANCES_TABLE: ExportedList<BalancesQuery, BalanceView> = {
  name: 'balances',
  list: BALANCES,
  headings: {
    en: ['Number', 'Business', 'Owed (Rs.)', 'Sold, not yet used (Rs.)', 'Last paid'],
    ne: ['नम्बर', 'व्यवसाय', 'दिनुपर्ने (रु.)', 'बिकेको, प्रयोग हुन बाँकी (रु.)', 'अन्तिम निकासा'],
  },
  cells: ({ vendor, owedPaisa, unusedPaisa, lastPaidAt }) => [
    vendor.id,
    vendor.businessName,
    owedPaisa / 100,
    unusedPaisa / 100,
    nepalMoment(lastPaidAt),
  ],
};
