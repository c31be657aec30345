import type { PayoutMethod } from './payout.dto.js';

/** A business in a list of money. */
export class PayeeView {
  id: number;
  businessName: string;
  nameNe: string | null;
}

/** A payout as its business sees it. */
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
