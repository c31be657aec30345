import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../common/access/session-user.js';
import { violates } from '../../common/errors/constraint.js';
import { CacheInvalidation } from '../../common/http-cache/cache-invalidation.js';
import type { PublicBody } from '../../common/http-cache/public-body.js';
import { Outbox } from '../../common/outbox/outbox.js';
import { encodeCursor } from '../../common/paging/cursor.js';
import { pageHeaders } from '../../common/paging/page-headers.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { AuditService } from '../audit/index.js';
import { EmailUnverified } from '../auth/index.js';
import {
  DealMissing,
  DealOfOwnBusiness,
  DealRatings,
  DealVisibility,
  type SeenDeal,
} from '../deals/index.js';
import type { CreateReviewDto, ReviewListQuery, UpdateReviewDto } from './review.dto.js';
import type { ReviewView } from './review.view.js';
import { dealReviewsStatement } from './deal-reviews.sql.js';
import {
  DealNotUsed,
  ReplyExists,
  ReplyFinal,
  ReplyMissing,
  ReviewExists,
  ReviewMissing,
} from './review.errors.js';
import {
  EDIT_REPLY,
  INSERT_REVIEW,
  LOCK_OWN_REVIEW,
  LOCK_REVIEW_OF_VENDOR,
  LOW_STARS,
  MANAGERS_OF_REVIEW,
  ONE_REVIEW,
  OWN_REVIEW_ID,
  REPLY,
  UPDATE_REVIEW,
  USE_FACTS,
} from './reviews.sql.js';

interface UseFacts {
  vendorId: number;
  isUsed: boolean;
}

interface AnsweredReview {
  dealId: number;
  isAnswered: boolean;
  /** Null without a reply. */
  isEditable: boolean | null;
}

/** Reviews of customers about deals that they used. The averages are updated in the same transaction. */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly ratings: DealRatings,
    private readonly visibility: DealVisibility,
    private readonly cacheInvalidation: CacheInvalidation,
    private readonly audit: AuditService,
  ) {}

  /** Rejects as the deal's page does: `deal.not-found` (404), `deal.gone` (410). */
  async ofDeal(dealId: number, query: ReviewListQuery, path: string): Promise<PublicBody & SeenDeal> {
    const seen = await this.visibility.of(dealId);
    const { sql, values } = dealReviewsStatement(dealId, query);
    const [row] = await this.transactions.query<{
      json: string;
      counted: number;
      next: (string | number)[] | null;
    }>(sql, values);
    if (!row) throw new Error('The list of reviews answered nothing.');
    return {
      ...seen,
      json: row.json,
      headers: pageHeaders(path, row.next ? encodeCursor(row.next) : null, row.counted),
      tags: ['deals', `deal:${dealId}`, 'reviews'],
    };
  }

  async one(id: number): Promise<ReviewView> {
    const [review] = await this.transactions.query<ReviewView>(ONE_REVIEW, [id]);
    if (!review) throw new ReviewMissing();
    return review;
  }

  /** The signed-in user's own review of a deal. Rejects `review.not-found` (404). */
  async own(userId: number, dealId: number): Promise<ReviewView> {
    const [row] = await this.transactions.query<{ id: number }>(OWN_REVIEW_ID, [userId, dealId]);
    if (!row) throw new ReviewMissing();
    return this.one(row.id);
  }

  /** Returns true if `create` would accept a review, or if the user has written one that can be changed. */
  async mayReview(user: SessionUser, dealId: number): Promise<boolean> {
    const [facts] = await this.transactions.query<UseFacts>(USE_FACTS, [user.id, dealId]);
    return user.emailVerified && facts?.isUsed === true && user.staffOf?.vendorId !== facts.vendorId;
  }

  /** Rejects `auth.email-unverified`, `review.not-used`, `deal.own-business` (403), `review.exists` (409), `deal.not-found` (404). */
  async create(user: SessionUser, { dealId, rating, comment }: CreateReviewDto): Promise<ReviewView> {
    if (!user.emailVerified) throw new EmailUnverified();
    return this.transactions.run(async () => {
      if (!(await this.factsOf(user, dealId)).isUsed) throw new DealNotUsed();
      const [inserted] = await this.transactions
        .query<{ id: number }>(INSERT_REVIEW, [user.id, dealId, rating, comment ?? null])
        .catch((error: unknown) => {
          throw violates(error, 'reviews_one_per_deal') ? new ReviewExists() : error;
        });
      const id = inserted?.id as number;
      await this.ratings.adjust(dealId, rating, 1);
      await this.outbox.publish('review.written', { reviewId: id, dealId });
      if (rating <= LOW_STARS) await this.tellManagers(id, dealId);
      return this.one(id);
    });
  }

  /** Rejects `review.not-found` for another author's review, and `deal.own-business` (403) for somebody who works there now. */
  async update(user: SessionUser, id: number, changes: UpdateReviewDto): Promise<ReviewView> {
    return this.transactions.run(async () => {
      const [before] = await this.transactions.query<{ dealId: number; rating: number; isHidden: boolean }>(
        LOCK_OWN_REVIEW,
        [id, user.id],
      );
      if (!before) throw new ReviewMissing();
      await this.factsOf(user, before.dealId);
      const rating = changes.rating ?? before.rating;
      await this.transactions.query(UPDATE_REVIEW, [
        id,
        rating,
        changes.comment !== undefined,
        changes.comment ?? null,
      ]);
      if (!before.isHidden) await this.ratings.adjust(before.dealId, rating - before.rating, 0);
      if (!before.isHidden && rating <= LOW_STARS && before.rating > LOW_STARS)
        await this.tellManagers(id, before.dealId);
      return this.one(id);
    });
  }

  /**
   * Adds the business's only reply to a review of its deal (R3). Rejects `review.not-found` (404, also for
   * another business's and hidden ones), `review.reply-exists` (409).
   */
  async reply(
    { actorId, vendorId }: { actorId: number; vendorId: number },
    id: number,
    reply: string,
  ): Promise<ReviewView> {
    return this.transactions.run(async () => {
      const review = await this.lockOfVendor(id, vendorId);
      if (review.isAnswered) throw new ReplyExists();
      await this.transactions.query(REPLY, [id, reply]);
      await this.audit.write({ actorId, action: 'review.replied', subjectType: 'review', subjectId: id });
      await this.outbox.publish('review.replied', { reviewId: id, dealId: review.dealId });
      await this.cacheInvalidation.invalidate(`deal:${review.dealId}`);
      return this.one(id);
    });
  }

  /**
   * Changes the business's reply within 24 hours (R8). The author gets no second message. Rejects `review.not-found` (404, as
   * `reply`), `review.no-reply`, `review.reply-final` (409).
   */
  async editReply(
    { actorId, vendorId }: { actorId: number; vendorId: number },
    id: number,
    reply: string,
  ): Promise<ReviewView> {
    return this.transactions.run(async () => {
      const review = await this.lockOfVendor(id, vendorId);
      if (!review.isAnswered) throw new ReplyMissing();
      if (!review.isEditable) throw new ReplyFinal();
      await this.transactions.query(EDIT_REPLY, [id, reply]);
      await this.audit.write({
        actorId,
        action: 'review.reply-edited',
        subjectType: 'review',
        subjectId: id,
      });
      await this.cacheInvalidation.invalidate(`deal:${review.dealId}`);
      return this.one(id);
    });
  }

  /** Locks a review of the business's deal. Rejects `review.not-found`, also for hidden ones. */
  private async lockOfVendor(id: number, vendorId: number): Promise<AnsweredReview> {
    const [review] = await this.transactions.query<AnsweredReview>(LOCK_REVIEW_OF_VENDOR, [id, vendorId]);
    if (!review) throw new ReviewMissing();
    return review;
  }

  private async tellManagers(reviewId: number, dealId: number): Promise<void> {
    const managers = await this.transactions.query<{ userId: number }>(MANAGERS_OF_REVIEW, [reviewId]);
    for (const { userId } of managers)
      await this.outbox.publish('review.low-stars', { reviewId, dealId, userId });
  }

  private async factsOf(user: SessionUser, dealId: number): Promise<UseFacts> {
    const [facts] = await this.transactions.query<UseFacts>(USE_FACTS, [user.id, dealId]);
    if (!facts) throw new DealMissing();
    if (user.staffOf?.vendorId === facts.vendorId) throw new DealOfOwnBusiness();
    return facts;
  }
}
