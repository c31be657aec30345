import { ReviewView } from './review.view.js';

/** The use that a review is about. */
export class ReviewedVisitView {
  at: string;
  branch: string | null;
  /** First name and initial of the person who accepted the code. */
  servedBy: string | null;
  /** Number of the use at this business; 1 for the first one. */
  nth: number;
}

/** A review as the reviewed business sees it. */
export class VendorReviewView extends ReviewView {
  dealTitle: string;
  dealTitleNe: string | null;
  /** True if the user has reported it. */
  isReported: boolean;
  /** The newest use of the deal before the review; null if it was taken back. */
  visit: ReviewedVisitView | null;
  /** End of the seven days in which the business aims to answer; null unless the review waits for a reply. */
  answerBy: string | null;
  /** End of the 24 hours in which the reply can be changed; null without a reply. */
  replyEditableUntil: string | null;
}

export class ReviewedDealView {
  id: number;
  title: string;
  titleNe: string | null;
}

/** How fast a business answers: replies of 12 months. */
export class AnswerTimeView {
  count: number;
  /** Replies within seven days. */
  inTime: number;
  /** One decimal. */
  averageDays: number;
}

/** Totals of a business's reviews, hidden ones left out. */
export class VendorReviewSummaryView {
  count: number;
  /** One decimal; null without a review. */
  average: number | null;
  /** Reviews with one to five stars. */
  ratingCounts: number[];
  /** Number of reviews with words that wait for a reply. */
  unanswered: number;
  /** Of these, those with one or two stars. */
  lowStars: number;
  /** Null without a reply. */
  answerTime: AnswerTimeView | null;
  /** The deals that have reviews. */
  deals: ReviewedDealView[];
}
