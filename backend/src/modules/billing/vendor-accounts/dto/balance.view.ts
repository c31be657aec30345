import { PayeeView } from './payout.view.js';

export class BalanceView {
  /** The business's id. */
  id: number;
  vendor: PayeeView;
  /** Less than nothing when more went back than was sold. */
  owedPaisa: number;
  lastPaidAt: string | null;
}

export class OwnBalanceView {
  /** As of now; less than nothing when more went back than was sold. */
  owedPaisa: number;
  /** What today's sales and returns came to so far. */
  todayPaisa: number;
  /** The last day that has its statements; null before the first. */
  statedUntil: string | null;
}
