import { PayeeView } from './payout.view.js';

export class BalanceView {
  /** The business's id. */
  id: number;
  vendor: PayeeView;
  /** Negative if the business owes money, for points or refunds. */
  owedPaisa: number;
  /** Sold in advance and not yet used: owed after its use. */
  unusedPaisa: number;
  lastPaidAt: string | null;
}

export class OwnBalanceView {
  /** Current balance; negative if the business owes money, for points or refunds. */
  owedPaisa: number;
  /** Sold in advance and not yet used: owed after its use, or 14 days after it expired. */
  unusedPaisa: number;
  /** Sum of today's uses, returns and points so far. */
  todayPaisa: number;
  /** Last day with statements; null before the first. */
  statedUntil: string | null;
  /** True if its deals give no points at present, because it owes too much. */
  pointsPaused: boolean;
}
