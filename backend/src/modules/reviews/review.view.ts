import type { ReportReason } from './review.dto.js';

export class ReviewView {
  id: number;
  dealId: number;
  rating: number;
  comment: string | null;
  createdAt: string;
  updatedAt: string;
  /** First name and initial; empty once the account is erased. */
  author: string;
  verifiedVisit: boolean;
  /** The business's reply. */
  reply: string | null;
  repliedAt: string | null;
  /** When the business changed its reply; null if it did not. */
  replyEditedAt: string | null;
}

/** A report about a review; only its author can read it. */
export class ReviewReportView {
  id: number;
  reviewId: number;
  reason: ReportReason;
  comment: string | null;
  createdAt: string;
}
