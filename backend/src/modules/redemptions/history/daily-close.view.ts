import { ApiProperty } from '@nestjs/swagger';
import { DayCorrectionView, DayTakingsView } from '../closes/daily-close-sheet.view.js';
import { WAYS_OF_PAYMENT, type WayOfPayment } from '../closes/way-of-payment.js';
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

/** Totals of one staff member or API key on one day at one branch. */
export class DailyCloseRowView extends DailySumsView {
  branchId: number | null;
  /** Null for passes accepted without a branch. */
  branchName: string | null;
  /** Of an API key: the owner of the business. */
  staffId: number;
  /** The API key that accepted; null for a person. */
  keyId: number | null;
  /** First name and an initial, empty once the account is erased, or the name of the API key. */
  staffName: string;
  /** Whole rupees in cash; null on a report. */
  cash: number | null;
}

/** An acceptance, or what was taken back, of an earlier day that is closed. */
export class LateLineView {
  /** Time of the acceptance. */
  at: string;
  kind: 'use' | 'undo' | 'moved';
  /** Whole rupees; negative if it was taken back. */
  amount: number;
  @ApiProperty({ enum: WAYS_OF_PAYMENT, nullable: true }) paidWith: WayOfPayment | null;
  isOffline: boolean;
  dealTitle: string;
  dealTitleNe: string | null;
  /** First name and an initial; empty once the account is erased. */
  person: string;
}

/** The drawer of one branch on a business day. */
export class DrawerView extends DayTakingsView {
  branchId: number;
  state: 'open' | 'closed';
  /** False for a day that is over for more than a day: it closes by itself. */
  canClose: boolean;
  /** The close of the day; null while it is open. */
  closeId: number | null;
  /** When the last acceptance without a network arrived; null if there is none. */
  syncedAt: string | null;
  /** Cash that the latest close left in the drawer, in whole rupees. */
  float: number;
  /** Difference in whole rupees above which a manager signs too. */
  differenceLimit: number;
  /** What entered this day although it happened on an earlier one. */
  lateLines: LateLineView[];
  /** Corrections of closed days that were made on this one. */
  corrections: DayCorrectionView[];
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
  /** Null on a report: of several branches, and of days from before days could be closed. */
  drawer: DrawerView | null;
}
