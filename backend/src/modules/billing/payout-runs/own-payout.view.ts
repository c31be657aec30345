import type { PayoutMethod } from '../vendor-accounts/payout.dto.js';

/** A business's next payout (rule PO7). */
export class NextPayoutView {
  /** In Nepal. */
  day: string;
  /** Whole rupees, as of now; 0 when nothing is paid. */
  amount: number;
  /** `ordered` if a payout run contains it, so that it does not change any more. */
  state: 'expected' | 'ordered';
  /** Becomes part of the payout after it. */
  withheldPaisa: number;
  /** Why nothing is paid; null when something is. */
  leftOut: 'suspended' | 'no-account' | 'held' | 'factor-reset' | 'too-little' | null;
}

/** Sums of one payout: opening + sold - returned + returnedPayouts - other - fee - amount = closing. */
export class PayoutStatementView {
  id: string;
  /** Time at which it was debited from the balance. */
  orderedAt: string;
  /** Whole rupees. */
  amount: number;
  state: 'ordered' | 'paid' | 'returned';
  method: PayoutMethod;
  /** Null before it is paid. */
  reference: string | null;
  /** Null for a payout without a run. */
  holder: string | null;
  lastFour: string | null;
  /** Owed after the payout before. */
  openingPaisa: number;
  /** Became owed since then. */
  soldPaisa: number;
  /** Voided uses and refunded passes. */
  returnedPaisa: number;
  /** Earlier payouts whose money came back. */
  returnedPayoutsPaisa: number;
  /** Charges. */
  otherPaisa: number;
  /** There is no commission: always 0. */
  feePaisa: number;
  /** Owed after this payout. */
  closingPaisa: number;
}
