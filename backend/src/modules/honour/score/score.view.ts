export class HonourScoreView {
  /** Times that the deal was given, of the last 100 answers. */
  given: number;
  counted: number;
}

export class HonourAnswerCountsView {
  yes: number;
  partly: number;
  no: number;
}

export class HonourCaseCountsView {
  open: number;
  /** Cases that wait for the business. */
  waiting: number;
  settled: number;
  forCustomer: number;
  forBusiness: number;
  /** Cases that the business did not answer in time. */
  unanswered: number;
}

/** The score of a business, as it sees it. */
export class OwnHonourView {
  /** Null below 20 answers. */
  score: HonourScoreView | null;
  /** Answers that count. */
  counted: number;
  /** Answers of 12 months; null below 20 answers, so that no person can be told. */
  answers: HonourAnswerCountsView | null;
  /** Cases of 12 months. */
  cases: HonourCaseCountsView;
  /** Held back from payouts for open cases. */
  heldPaisa: number;
}
