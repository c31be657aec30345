import type { PayoutAccountKind } from './payout-account.dto.js';

/** Where a business is paid to. The number is shown in full to nobody; the file of a payout run holds it. */
export class PayoutAccountView {
  kind: PayoutAccountKind;
  holder: string;
  bank: string | null;
  branch: string | null;
  lastFour: string;
  changedAt: string;
  /** Nothing is paid out before; null when that is over. */
  heldUntil: string | null;
}

export class OwnPayoutAccountView {
  /** Null before one was entered. */
  account: PayoutAccountView | null;
}
