import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { DealRatings } from '../../deals/index.js';
import { Reservations } from '../../worklist/index.js';
import { ReviewMissing, ReviewStateForbids } from '../review.errors.js';
import { LOCK } from '../review-moderation.sql.js';
import { DECIDE_REPORTS, HIDE, RESTORE } from './review-moderation.sql.js';

interface ModeratedReview {
  dealId: number;
  rating: number;
  isHidden: boolean;
  isReported: boolean;
}

/** Decisions of admins about reviews (rule R5). The averages are updated in the same transaction. */
@Injectable()
export class ReviewModerationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly ratings: DealRatings,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly reservations: Reservations,
  ) {}

  /**
   * Removes it from lists and averages and notifies its author of the reason. Rejects `review.not-found`
   * (404) and `review.state-forbids` (409).
   */
  hide(id: number, adminId: number, reason: string): Promise<void> {
    return this.decide(id, adminId, 'hidden', async (review) => {
      if (review.isHidden) throw new ReviewStateForbids({ currentState: 'hidden' });
      await this.transactions.query(HIDE, [id, reason]);
      await this.ratings.adjust(review.dealId, -review.rating, -1);
      await this.outbox.publish('review.hidden', { reviewId: id });
    });
  }

  /** Shows and counts it again. Rejects as `hide` does. */
  restore(id: number, adminId: number): Promise<void> {
    return this.decide(id, adminId, 'restored', async (review) => {
      if (!review.isHidden) throw new ReviewStateForbids({ currentState: 'shown' });
      await this.transactions.query(RESTORE, [id]);
      await this.ratings.adjust(review.dealId, review.rating, 1);
    });
  }

  /** Dismisses the pending reports. Rejects as `hide` does. */
  keep(id: number, adminId: number): Promise<void> {
    return this.decide(id, adminId, 'kept', (review) => {
      if (!review.isReported) throw new ReviewStateForbids({ currentState: 'not-reported' });
      return Promise.resolve();
    });
  }

  private async decide(
    id: number,
    adminId: number,
    verb: 'hidden' | 'restored' | 'kept',
    act: (review: ModeratedReview) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async () => {
      await this.reservations.assertNone('review', id);
      const [review] = await this.transactions.query<ModeratedReview>(LOCK, [id]);
      if (!review) throw new ReviewMissing();
      await act(review);
      await this.transactions.query(DECIDE_REPORTS, [id]);
      await this.reservations.decided('review', id);
      await this.audit.write({
        actorId: adminId,
        action: `review.${verb}`,
        subjectType: 'review',
        subjectId: id,
        before: { isHidden: review.isHidden },
        after: { isHidden: verb === 'hidden' },
      });
    });
  }
}
