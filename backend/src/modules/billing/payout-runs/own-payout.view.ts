import type { PayoutMethod } from '../vendor-accounts/payout.dto.js';

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
  /** Null before the payment. */
  reference: string | null;
  /** Null for a payout without a run. */
  holder: string | null;
  lastFour: string | null;
  /** Balance after the previous payout. */
  openingPaisa: number;
  /** Became owed since then. */
  soldPaisa: number;
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
}
