import { PayeeView } from './payout.view.js';

export class BalanceView {
  /** The business's id. */
  id: number;
  vendor: PayeeView;
  /** Less than nothing when the business owes, for points or for what went back. */
  owedPaisa: number;
  /** Sold in advance and not yet used: owed once it is used. */
  unusedPaisa: number;
  lastPaidAt: string | null;
}

export class OwnBalanceView {
  /** As of now; less than nothing when the business owes, for points or for what went back. */
  owedPaisa: number;
  /** Sold in advance and not yet used: owed once it is used, or 14 days after it expired. */
  unusedPaisa: number;
  /** What today's uses, returns and points came to so far. */
  todayPaisa: number;
  /** The last day that has its statements; null before the first. */
  statedUntil: string | null;
  /** Whether its deals give no points now, because it owes too much. */
  pointsPaused: boolean;
}
