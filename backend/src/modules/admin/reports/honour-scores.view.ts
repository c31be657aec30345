export class ScoredVendorView {
  id: number;
  businessName: string;
  nameNe: string | null;
}

export class HonourScoreRowView {
  vendor: ScoredVendorView;
  /** Times that the deal was given, of the last 100 answers. */
  given: number;
  counted: number;
  /** Whole percent, never rounded up; null below 20 answers. */
  percent: number | null;
  /** Answers of the period. */
  yes: number;
  partly: number;
  no: number;
  /** Cases opened in the period, without withdrawn ones. */
  cases: number;
  /** Of these, those decided for the customer or not answered. */
  against: number;
}

/** Honour scores of businesses now, with their answers and cases of a period. */
export class HonourScoresView {
  from: string;
  to: string;
  /** Businesses with an answer, a case or a score. */
  rowCount: number;
  /** Businesses with a score that guests see. */
  scored: number;
  /** Businesses with a score below 80 of 100. */
  low: number;
  /** Answers of the period. */
  answers: number;
  /** Cases of the period. */
  cases: number;
  /** The lowest score first; those below 20 answers last. At most 50, without a limit in the file. */
  rows: HonourScoreRowView[];
}
