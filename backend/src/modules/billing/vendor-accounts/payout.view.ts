import type { PayoutMethod } from './payout.dto.js';

/** A business in a list of money. */
export class PayeeView {
  id: number;
  businessName: string;
  nameNe: string | null;
}

/** What a business sees of it. */
export class PayoutView {
  id: string;
  paidAt: string;
  /** Whole rupees. */
  amount: number;
  method: PayoutMethod;
  reference: string;
  /** `returned` when the money came back: it is owed again. */
  state: 'paid' | 'returned';
}

export class AdminPayoutView extends PayoutView {
  vendor: PayeeView;
  /** The admin who recorded it. */
  paidBy: string;
}

export class PayoutRecordedView {
  /** Of the payout; of the request while it waits for a second admin. */
  id: string;
  /** Not null while it waits for a second admin. */
  approvalId: string | null;
}
