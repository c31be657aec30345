/** What was accepted, and what of it was taken back. */
export class DailySumsView {
  /** Accepted and not taken back. */
  redemptions: number;
  /** Whole rupees charged for those. */
  revenue: number;
  voids: number;
  /** Whole rupees that had been charged for what was taken back. */
  voidedAmount: number;
}

/** One person's day at one branch. */
export class DailyCloseRowView extends DailySumsView {
  branchId: number | null;
  /** Null for what was accepted without saying where. */
  branchName: string | null;
  staffId: number;
  /** First name and an initial; empty once the account is erased. */
  staffName: string;
}

/** The counter's day. */
export class DailyCloseView {
  /** A day in Nepal. @example '2026-11-30' */
  day: string;
  businessName: string;
  nameNe: string | null;
  /** When it was drawn up. */
  at: string;
  totals: DailySumsView;
  rows: DailyCloseRowView[];
}
