import { CounterOverrideView } from '../overrides/override.view.js';

/** Totals of accepted and voided passes. */
export class DailySumsView {
  /** Passes accepted and not voided. */
  redemptions: number;
  /** Whole rupees charged for those. */
  revenue: number;
  voids: number;
  /** Whole rupees that had been charged for voided acceptances. */
  voidedAmount: number;
}

/** Totals of one staff member on one day at one branch. */
export class DailyCloseRowView extends DailySumsView {
  branchId: number | null;
  /** Null for passes accepted without a branch. */
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
  /** Time at which the totals were calculated. */
  at: string;
  totals: DailySumsView;
  rows: DailyCloseRowView[];
  /** Acceptances against a term of a deal that a manager allowed, the latest first. */
  overrides: CounterOverrideView[];
}
