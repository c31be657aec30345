import { ApiProperty } from '@nestjs/swagger';
import { CHECK_CODES, type CheckCode } from './deal-checks.js';

export class DealCheckView {
  @ApiProperty({ enum: CHECK_CODES }) code: CheckCode;
  passed: boolean;
  /** By how much the deal saves (`discount`), its price rose (`price`), or what of it the points are worth (`points`). */
  percent: number | null;
  /** How many times the points of the business in the middle its business gave in 30 days (`outlier`). */
  times: number | null;
  /** The deal of the same business that it resembles (`duplicate`). */
  dealId: number | null;
  /** Words that deals had better not use (`words`). */
  words: string[];
}

/** What the checks say of a deal as it would be once what waits is approved. */
export class CheckedDealView {
  dealId: number;
  /** The change that waits; null for a new deal. */
  revisionId: number | null;
  allPassed: boolean;
  checks: DealCheckView[];
}

/** What became of one deal of several. */
export class BulkDecisionView {
  dealId: number;
  title: string | null;
  approved: boolean;
  /** Why not: the code of an error, such as `deal.checks-failed` or `deal.state-forbids`. */
  code: string | null;
  message: string | null;
  /** The state it was found in where that forbids it. */
  currentState: string | null;
}
