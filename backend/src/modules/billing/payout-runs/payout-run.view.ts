import type { VendorStatus } from '../../vendors/index.js';
import type { PayoutAccountKind } from '../payout-accounts/payout-account.dto.js';
import { PayeeView } from '../vendor-accounts/payout.view.js';

export class PayoutCandidateView {
  vendor: PayeeView;
  /** Verification status of the business. */
  verification: VendorStatus;
  owedPaisa: number;
  /** Amount that became owed within the last 24 hours: paid by the next run. */
  withheldPaisa: number;
  /** Whole rupees that the run would pay. */
  amount: number;
  kind: PayoutAccountKind | null;
  holder: string | null;
  bank: string | null;
  branch: string | null;
  lastFour: string | null;
  /** End of the time without payouts after a change of the account; null if none applies. */
  heldUntil: string | null;
  /** Reason why it is left out; null if it is paid. */
  leftOut: 'suspended' | 'no-account' | 'held' | 'factor-reset' | 'too-little' | null;
}

export class PayoutRunSummaryView {
  id: string;
  /** In Nepal. */
  day: string;
  /** `open` until it is confirmed; `rejected` if a second admin did not approve it. */
  state: 'open' | 'paid' | 'rejected';
  /** False while the approval of a second admin is pending, and if it was not given. */
  isApproved: boolean;
  /** Amounts that became owed later are paid by the next run. */
  cutoffAt: string;
  createdAt: string;
  createdBy: string;
  /** Time of the first download of its file; null before it. */
  fileAt: string | null;
  confirmedAt: string | null;
  confirmedBy: string | null;
  /** Number of payouts. */
  lines: number;
  /** Whole rupees of all payouts, returned ones excluded. */
  amount: number;
  /** Number of returned payouts. */
  returned: number;
}

export class PayoutRunLineView {
  id: string;
  number: number;
  vendor: PayeeView;
  verification: VendorStatus;
  /** Whole rupees. */
  amount: number;
  kind: PayoutAccountKind;
  holder: string;
  bank: string | null;
  branch: string | null;
  lastFour: string;
  state: 'ordered' | 'paid' | 'returned';
  reference: string | null;
  returnedReason: string | null;
}

export class PayoutRunView extends PayoutRunSummaryView {
  runLines: PayoutRunLineView[];
}
