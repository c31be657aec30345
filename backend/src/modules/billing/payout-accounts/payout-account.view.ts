import type { PayoutAccountKind } from './payout-account.dto.js';

/**
 * The account that receives a business's payouts. No response shows the full number; only the file of a
 * payout run contains it.
 */
export class PayoutAccountView {
  kind: PayoutAccountKind;
  holder: string;
  bank: string | null;
  branch: string | null;
  lastFour: string;
  changedAt: string;
  /** End of the time without payouts after a change; null if none applies, and while the account is unconfirmed. */
  heldUntil: string | null;
  /** Null until the owner confirms the account with the mailed digits; it gets no payouts before. */
  confirmedAt: string | null;
}

export class OwnPayoutAccountView {
  /** Null before the first entry. */
  account: PayoutAccountView | null;
}
