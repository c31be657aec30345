import { Injectable } from '@nestjs/common';
import { violates } from '../../common/errors/constraint.js';
import { Outbox } from '../../common/outbox/outbox.js';
import { Transactions } from '../../common/transactions/transactions.js';
import type { ReportReviewDto } from './review.dto.js';
import type { ReviewReportView } from './review.view.js';
import { OwnReview, ReportExists, ReviewMissing } from './review.errors.js';
import { INSERT_REPORT, OWN_REPORT, SHOWN_REVIEW } from './review-reports.sql.js';

/** Reports of users about reviews. One report per user and review (R4). */
@Injectable()
export class ReviewReports {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Rejects `review.not-found` (404, hidden ones too), `review.own` (403), `review.report-exists` (409). */
  async create(
    userId: number,
    reviewId: number,
    { reason, comment }: ReportReviewDto,
  ): Promise<ReviewReportView> {
    return this.transactions.run(async () => {
      const [review] = await this.transactions.query<{ userId: number }>(SHOWN_REVIEW, [reviewId]);
      if (!review) throw new ReviewMissing();
      if (review.userId === userId) throw new OwnReview();
      const [report] = await this.transactions
        .query<ReviewReportView>(INSERT_REPORT, [reviewId, userId, reason, comment ?? null])
        .catch((error: unknown) => {
          throw violates(error, 'review_reports_once') ? new ReportExists() : error;
        });
      await this.outbox.publish('review.reported', { reviewId });
      return report as ReviewReportView;
    });
  }

  /** A report of the user's own. */
  async one(userId: number, id: number): Promise<ReviewReportView> {
    const [report] = await this.transactions.query<ReviewReportView>(OWN_REPORT, [id, userId]);
    if (!report) throw new ReviewMissing();
    return report;
  }
}
