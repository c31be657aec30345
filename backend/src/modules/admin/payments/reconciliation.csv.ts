import type { Cell } from '../../../common/csv/csv.js';
import type { ReconciliationView } from './reconciliation.view.js';

export const RECONCILIATION_HEADINGS = {
  en: [
    'Day',
    'Gateway',
    'Captured (Rs.)',
    'Fees (Rs.)',
    'Returned (Rs.)',
    'Net (Rs.)',
    'Captured in the ledger (Rs.)',
    'Fees in the ledger (Rs.)',
    'Returned in the ledger (Rs.)',
    'Net in the ledger (Rs.)',
    'Difference (Rs.)',
  ],
  ne: [
    'दिन',
    'माध्यम',
    'प्राप्त (रु.)',
    'शुल्क (रु.)',
    'फिर्ता (रु.)',
    'खुद (रु.)',
    'बहीखातामा प्राप्त (रु.)',
    'बहीखातामा शुल्क (रु.)',
    'बहीखातामा फिर्ता (रु.)',
    'बहीखातामा खुद (रु.)',
    'फरक (रु.)',
  ],
} as const;

export const reconciliationRows = ({ days }: ReconciliationView): Cell[][] =>
  days.map(({ day, gateway, payments, ledger, differencePaisa }) => [
    day,
    gateway,
    ...[payments, ledger].flatMap(({ capturedPaisa, feesPaisa, refundedPaisa, netPaisa }) => [
      capturedPaisa / 100,
      feesPaisa / 100,
      refundedPaisa / 100,
      netPaisa / 100,
    ]),
    differencePaisa / 100,
  ]);
