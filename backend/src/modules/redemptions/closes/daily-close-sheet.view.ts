import { ApiProperty } from '@nestjs/swagger';
import { CounterOverrideView } from '../overrides/override.view.js';
import { DIFFERENCE_REASONS, type DifferenceReason } from './daily-close-day.dto.js';

/** Cash and other takings of a business day at one branch, in whole rupees. */
export class DayTakingsView {
  /** Codes accepted and not taken back on the same day. */
  uses: number;
  /** Taken back on the same day, not counted. */
  takenBack: number;
  /** Whole rupees that had been charged for those. */
  takenBackAmount: number;
  /** Acceptances of earlier, closed days that arrived on this one. */
  late: number;
  /** Accepted without a network. */
  offline: number;
  charged: number;
  /** Cash that guests paid, less what was taken back. */
  cash: number;
  qr: number;
  card: number;
  /** Charged, but nobody said how it was paid. */
  unsaid: number;
  /** Corrections of closed days that were made on this one. */
  corrected: number;
}

/** A correction of a closed day. */
export class DayCorrectionView {
  id: number;
  /** Whole rupees, negative if cash is missing. */
  amount: number;
  reason: string;
  /** First name and an initial; empty once the account is erased. */
  madeBy: string;
  madeAt: string;
  /** Business day on which it counts. */
  day: string;
  /** Number of the corrected close. */
  number: string;
}

/** A closed day in lists. */
export class DailyCloseLineView extends DayTakingsView {
  id: number;
  /** Without gaps per branch and fiscal year. @example 'TH7-2083-0149' */
  number: string;
  fiscalYear: string;
  branchId: number | null;
  branchName: string;
  day: string;
  /** `automatic`: closed at the end of the next day, not counted. */
  kind: 'signed' | 'automatic';
  float: number;
  otherCash: number;
  takenOut: number;
  expected: number;
  /** Null if nobody counted. */
  counted: number | null;
  /** Counted less expected; negative: short. */
  difference: number | null;
  @ApiProperty({ enum: DIFFERENCE_REASONS, nullable: true }) reason: DifferenceReason | null;
  notes: string | null;
  /** Acceptances that waited for internet when the day was closed. */
  waiting: number;
  /** First name and an initial; empty once the account is erased, null if nobody signed. */
  signedBy: string | null;
  /** Who signed a larger difference. */
  manager: string | null;
  closedAt: string;
}

/** What one person or API key accepted. */
export class CloseOfPersonView {
  /** Of an API key: the owner of the business. */
  staffId: number;
  /** The API key that accepted; null for a person. */
  keyId: number | null;
  /** First name and an initial, empty once the account is erased, or the name of the API key. */
  staffName: string;
  uses: number;
  charged: number;
  cash: number;
  takenBack: number;
  /** Whole rupees that had been charged for those. */
  takenBackAmount: number;
}

/** A closed day as it was signed, with its later corrections. */
export class DailyCloseSheetView extends DailyCloseLineView {
  businessName: string;
  nameNe: string | null;
  people: CloseOfPersonView[];
  overrides: CounterOverrideView[];
  corrections: DayCorrectionView[];
}
