import { Injectable } from '@nestjs/common';
import { violates } from '../../common/errors/constraint.js';
import { Outbox } from '../../common/outbox/outbox.js';
import { Transactions } from '../../common/transactions/transactions.js';
import type { ReportReviewDto } from './review.dto.js';
import type { ReviewReportView } from './review.view.js';
import { OwnReview, ReportExists, ReviewMissing } from './review.errors.js';

const COLUMNS = 'id, review_id AS "reviewId", reason, comment, iso(created_at) AS "createdAt"';

/** What readers hold against a review. One report per person and review (R4). */
@Injectable()
export class ReviewReports {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Refuses `review.not-found` (404, hidden ones too), `review.own` (403), `review.report-exists` (409). */
  async create(
    userId: number,
    reviewId: number,
    { reason, comment }: ReportReviewDto,
  ): Promise<ReviewReportView> {
    return this.transactions.run(async () => {
      const [review] = await this.transactions.query<{ userId: number }>(
        'SELECT user_id AS "userId" FROM reviews WHERE id = $1 AND hidden_at IS NULL',
        [reviewId],
      );
      if (!review) throw new ReviewMissing();
      if (review.userId === userId) throw new OwnReview();
      const [report] = await this.transactions
        .query<ReviewReportView>(
          `INSERT INTO review_reports (review_id, user_id, reason, comment) VALUES ($1, $2, $3, $4) RETURNING ${COLUMNS}`,
          [reviewId, userId, reason, comment ?? null],
        )
        .catch((error: unknown) => {
          throw violates(error, 'review_reports_once') ? new ReportExists() : error;
        });
      await this.outbox.publish('review.reported', { reviewId });
      return report as ReviewReportView;
    });
  }

  /** A report of the user's own. */
  async one(userId: number, id: number): Promise<ReviewReportView> {
    const [report] = await this.transactions.query<ReviewReportView>(
      `SELECT ${COLUMNS} FROM review_reports WHERE id = $1 AND user_id = $2`,
      [id, userId],
    );
    if (!report) throw new ReviewMissing();
    return report;
  }
}
