import { ApiProperty } from '@nestjs/swagger';
import { RecordedPriceView } from '../prices/price-items.view.js';
import { CHECK_CODES, type CheckCode } from './deal-checks.js';

export class DealCheckView {
  @ApiProperty({ enum: CHECK_CODES }) code: CheckCode;
  passed: boolean;
  /** Saving (`discount`), increase of the price (`price`), or value of the points as a share of the price (`points`). */
  percent: number | null;
  /** Points that the business gave in 30 days, as a multiple of the median of businesses (`outlier`). */
  times: number | null;
  /** Highest original price by the log of prices, in whole rupees (`reference`). */
  amount: number | null;
  /** Beginning of the period with that price (`reference`). */
  from: string | null;
  /** Similar deal of the same business (`duplicate`). */
  dealId: number | null;
  /** Banned words in the deal (`words`). */
  words: string[];
}

export class SuggestedItemView {
  id: number;
  name: string;
  /** Last price that the business recorded for it, with the photo that proves it. */
  recorded: RecordedPriceView | null;
}

/** Results of the checks, for a deal as it would be after approval. */
export class CheckedDealView {
  dealId: number;
  /** Pending revision; null for a new deal. */
  revisionId: number | null;
  /** Item of the business with a similar name or named by the business, which the approval can confirm. */
  suggestedItem: SuggestedItemView | null;
  allPassed: boolean;
  checks: DealCheckView[];
}

/** Result for one deal of a bulk approval. */
export class BulkDecisionView {
  dealId: number;
  title: string | null;
  approved: boolean;
  /** Code of the error, such as `deal.checks-failed` or `deal.state-forbids`; null if approved. */
  code: string | null;
  message: string | null;
  /** Current state of the deal, if it forbids the approval. */
  currentState: string | null;
}
