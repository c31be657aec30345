import { PayeeView } from './payout.view.js';

/** What moved on one day, in paisa. */
export class StatementView {
  /** The statement's number. */
  id: number;
  /** In Nepal. */
  day: string;
  /** Passes whose price became owed: used ones, those that expired 14 days before, and sales of the time before. */
  passesSold: number;
  /** Owed when the day began. */
  openingPaisa: number;
  /** What became owed for them. */
  soldPaisa: number;
  /** Of passes that were given back, and of uses that were taken back. */
  returnedPaisa: number;
  /** For points that its deals gave, less those that were taken back. */
  pointsPaisa: number;
  /** Payouts without those that came back; less than nothing when more came back on the day. */
  paidOutPaisa: number;
  /** Owed when it ended; less than nothing when it owes. */
  closingPaisa: number;
}

export class AdminStatementView extends StatementView {
  vendor: PayeeView;
}
