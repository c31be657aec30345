import type { TableFile } from '../../../common/csv/table-files.service.js';
import { nepalMoment } from '../../../common/time/nepal-day.js';
import type { PayoutCandidateView, PayoutRunSummaryView } from './payout-run.view.js';

export const PAYOUT_RUNS_TABLE: TableFile<PayoutRunSummaryView> = {
  name: 'payout-runs',
  headings: {
    en: [
      'Run',
      'Day',
      'State',
      'Made (Nepal)',
      'Made by',
      'Confirmed (Nepal)',
      'Confirmed by',
      'Payouts',
      'Amount (Rs.)',
      'Returned',
    ],
    ne: [
      'निकासा समूह',
      'दिन',
      'अवस्था',
      'बनाएको (नेपाली समय)',
      'बनाउने',
      'पुष्टि (नेपाली समय)',
      'पुष्टि गर्ने',
      'निकासा',
      'रकम (रु.)',
      'फर्केका',
    ],
  },
  cells: (run) => [
    run.id,
    run.day,
    run.state,
    nepalMoment(run.createdAt),
    run.createdBy,
    nepalMoment(run.confirmedAt),
    run.confirmedBy,
    run.lines,
    run.amount,
    run.returned,
  ],
};

/** Businesses of the next run, with the last characters of their accounts only. */
export const CANDIDATES_TABLE: TableFile<PayoutCandidateView> = {
  name: 'payout-candidates',
  headings: {
    en: [
      'Number',
      'Business',
      'Verification',
      'Owed (Rs.)',
      'Paid by the next run (Rs.)',
      'Amount (Rs.)',
      'Account',
      'Holder',
      'Bank',
      'Branch',
      'Last four',
      'Left out',
    ],
    ne: [
      'नम्बर',
      'व्यवसाय',
      'प्रमाणीकरण',
      'पाउनुपर्ने (रु.)',
      'अर्को पटक (रु.)',
      'रकम (रु.)',
      'खाता',
      'खातावाला',
      'बैंक',
      'शाखा',
      'अन्तिम चार',
      'छुटेको कारण',
    ],
  },
  cells: (one, language) => [
    one.vendor.id,
    language === 'ne' ? (one.vendor.nameNe ?? one.vendor.businessName) : one.vendor.businessName,
    one.verification,
    one.owedPaisa / 100,
    one.withheldPaisa / 100,
    one.amount,
    one.kind,
    one.holder,
    one.bank,
    one.branch,
    one.lastFour,
    one.leftOut,
  ],
};
