import type { PayoutMethod } from '../vendor-accounts/payout.dto.js';

/** What became owed since the last payout: opening + sold - returned + returnedPayouts - other - fee = owed. */
export class OwedView {
  /** Time of the last payout; null before the first. */
  since: string | null;
  /** Balance after the last payout. */
  openingPaisa: number;
  /** Number of used codes, and of codes that expired unused. */
  soldCodes: number;
  soldPaisa: number;
  /** Number of uses taken back. */
  returnedCodes: number;
  returnedPaisa: number;
  returnedPayoutsPaisa: number;
  otherPaisa: number;
  feePaisa: number;
  /** Current balance. */
  owedPaisa: number;
}

/** A business's next payout (rule PO7). */
export class NextPayoutView {
  /** In Nepal. */
  day: string;
  /** Whole rupees at present; 0 if nothing is paid. */
  amount: number;
  /** `ordered` if a payout run contains it, so that it does not change any more. */
  state: 'expected' | 'ordered';
  /** Becomes part of the payout after it. */
  withheldPaisa: number;
  /** Reason why nothing is paid; null if an amount is paid. */
  leftOut: 'suspended' | 'no-account' | 'held' | 'factor-reset' | 'too-little' | null;
  /** What becomes owed later is paid by the payout after it. */
  cutoffAt: string;
  /** End of the time without payouts after a change of the account; null if none applies. */
  heldUntil: string | null;
  /** Smallest payout, in whole rupees. */
  leastRupees: number;
  owed: OwedView;
}

/** The business on the statement of a payout. */
export class PaidBusinessView {
  name: string;
  nameNe: string | null;
  address: string;
  pan: string | null;
}

/** Entries of one day, kind and deal. */
export class PayoutLineView {
  /** In Nepal. */
  day: string;
  kind: 'sale' | 'use' | 'use-return' | 'lapse' | 'cancellation' | 'payout-return' | 'other';
  /** The deal; null for entries without one. */
  title: string | null;
  titleNe: string | null;
  /** Number of codes; null for entries that are not about codes one by one. */
  codes: number | null;
  /** Negative for money taken back. */
  paisa: number;
}

/** Sums of one payout: opening + sold - returned + returnedPayouts - other - fee - amount = closing. */
export class PayoutStatementView {
  id: string;
  /** Counts the payouts of the business. @example 'PO-12-0003' */
  number: string;
  business: PaidBusinessView;
  /** Time of the previous payout, or of the first entry. */
  periodFrom: string;
  /** Time at which it was debited from the balance. */
  orderedAt: string;
  /** Whole rupees. */
  amount: number;
  state: 'ordered' | 'paid' | 'returned';
  method: PayoutMethod;
  /** Day of the payout run in Nepal; null for a payout without a run. */
  payoutDay: string | null;
  /** Null before the payment. */
  paidAt: string | null;
  /** Null before the payment. */
  reference: string | null;
  /** Null unless it came back. */
  returnedReason: string | null;
  bank: string | null;
  branch: string | null;
  /** Null for a payout without a run. */
  holder: string | null;
  lastFour: string | null;
  /** Balance after the previous payout. */
  openingPaisa: number;
  /** Number of used codes, and of codes that expired unused. */
  soldCodes: number;
  /** Became owed since then. */
  soldPaisa: number;
  /** Number of uses taken back. */
  returnedCodes: number;
  /** Voided uses and refunded passes. */
  returnedPaisa: number;
  /** Earlier payouts whose money came back. */
  returnedPayoutsPaisa: number;
  /** Charges. */
  otherPaisa: number;
  /** Always 0, because there is no commission. */
  feePaisa: number;
  /** Balance after this payout. */
  closingPaisa: number;
  /** In chronological order; their sum is sold - returned + returnedPayouts - other. */
  lines: PayoutLineView[];
}
