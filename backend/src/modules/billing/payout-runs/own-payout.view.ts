import type { PayoutMethod } from '../vendor-accounts/payout.dto.js';

/** What a business is paid next (rule PO7). */
export class NextPayoutView {
  /** In Nepal. */
  day: string;
  /** Whole rupees, as of now; 0 when nothing is paid. */
  amount: number;
  /** `ordered` when a payout run holds it, so that it does not change any more. */
  state: 'expected' | 'ordered';
  /** Becomes part of the payout after it. */
  withheldPaisa: number;
  /** Why nothing is paid; null when something is. */
  leftOut: 'suspended' | 'no-account' | 'held' | 'factor-reset' | 'too-little' | null;
}

/** How one payout came about: opening + sold - returned + returnedPayouts - other - fee - amount = closing. */
export class PayoutStatementView {
  id: string;
  /** When it left the balance. */
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
  /** Uses that were taken back, and passes that were refunded. */
  returnedPaisa: number;
  /** Earlier payouts that came back. */
  returnedPayoutsPaisa: number;
  /** Charges. */
  otherPaisa: number;
  /** There is no commission: always 0. */
  feePaisa: number;
  /** Owed after this payout. */
  closingPaisa: number;
}
