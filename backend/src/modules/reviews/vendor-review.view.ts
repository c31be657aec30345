import { ReviewView } from './review.view.js';

/** A review as the business it is about sees it. */
export class VendorReviewView extends ReviewView {
  dealTitle: string;
  dealTitleNe: string | null;
  /** Whether the reader has reported it. */
  isReported: boolean;
}

export class ReviewedDealView {
  id: number;
  title: string;
  titleNe: string | null;
}

/** What the reviews of a business come to, hidden ones left out. */
export class VendorReviewSummaryView {
  count: number;
  /** One decimal; null without a review. */
  average: number | null;
  /** Reviews with one to five stars. */
  ratingCounts: number[];
  /** How many wait for an answer. */
  unanswered: number;
  /** The deals that have reviews. */
  deals: ReviewedDealView[];
}
