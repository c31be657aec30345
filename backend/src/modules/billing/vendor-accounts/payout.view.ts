import type { PayoutMethod } from './payout.dto.js';

/** A business in a list of money. */
export class PayeeView {
  id: number;
  businessName: string;
  nameNe: string | null;
}

/** A payout as its business sees it, from the debit of its balance on. */
export class OwnPayoutView {
  id: string;
  /** Time at which it was debited from the balance. */
  orderedAt: string;
  /** Day of the payout run in Nepal; null for a payout without a run. */
  payoutDay: string | null;
  /** Null before the payment. */
  paidAt: string | null;
  /** Whole rupees. */
  amount: number;
  method: PayoutMethod;
  /** Null before the payment. */
  reference: string | null;
  /** `ordered` while the run is not confirmed; `returned` if the money came back: it is owed again. */
  state: 'ordered' | 'paid' | 'returned';
  /** Null for a wallet, and for a payout without a run. */
  bank: string | null;
  lastFour: string | null;
  /** Null unless it came back. */
  returnedReason: string | null;
}

/** A payout in the lists of admins. */
export class PayoutView {
  id: string;
  paidAt: string;
  /** Whole rupees. */
  amount: number;
  method: PayoutMethod;
  reference: string;
  /** `returned` if the money came back: it is owed again. */
  state: 'paid' | 'returned';
}

export class AdminPayoutView extends PayoutView {
  vendor: PayeeView;
  /** The admin who recorded it. */
  paidBy: string;
}

export class PayoutRecordedView {
  /** Id of the payout, or of the approval request while it waits for a second admin. */
  id: string;
  /** Set while it waits for a second admin. */
  approvalId: string | null;
}
