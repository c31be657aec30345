import { PayeeView } from './payout.view.js';

/** Sums of one day, in paisa. */
export class StatementView {
  /** The statement's number. */
  id: number;
  /** In Nepal. */
  day: string;
  /**
   * Number of passes whose price became owed: used ones, ones that expired 14 days before, and sales from
   * before rule ST1.
   */
  passesSold: number;
  /** Balance at the start of the day. */
  openingPaisa: number;
  /** Amount that became owed for them. */
  soldPaisa: number;
  /** For refunded passes and voided uses. */
  returnedPaisa: number;
  /** For points that its deals gave, voided points deducted. */
  pointsPaisa: number;
  /** Payouts minus returned payouts; negative if more was returned on that day. */
  paidOutPaisa: number;
  /** Balance at the end of the day; negative if the business owes money. */
  closingPaisa: number;
}

export class AdminStatementView extends StatementView {
  vendor: PayeeView;
}
