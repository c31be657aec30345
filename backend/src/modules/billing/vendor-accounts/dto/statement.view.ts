import { PayeeView } from './payout.view.js';

/** What moved on one day, in paisa. */
export class StatementView {
  /** The statement's number. */
  id: number;
  /** In Nepal. */
  day: string;
  passesSold: number;
  /** Owed when the day began. */
  openingPaisa: number;
  soldPaisa: number;
  /** Of passes that were given back. */
  returnedPaisa: number;
  paidOutPaisa: number;
  /** Owed when it ended; less than nothing when more went back than was sold. */
  closingPaisa: number;
}

export class AdminStatementView extends StatementView {
  vendor: PayeeView;
}
