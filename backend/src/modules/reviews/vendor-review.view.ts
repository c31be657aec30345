import { ReviewView } from './review.view.js';

/** A review as the reviewed business sees it. */
export class VendorReviewView extends ReviewView {
  dealTitle: string;
  dealTitleNe: string | null;
  /** True if the user has reported it. */
  isReported: boolean;
}

export class ReviewedDealView {
  id: number;
  title: string;
  titleNe: string | null;
}

/** Totals of a business's reviews, hidden ones left out. */
export class VendorReviewSummaryView {
  count: number;
  /** One decimal; null without a review. */
  average: number | null;
  /** Reviews with one to five stars. */
  ratingCounts: number[];
  /** Number of reviews without a reply. */
  unanswered: number;
  /** The deals that have reviews. */
  deals: ReviewedDealView[];
}
