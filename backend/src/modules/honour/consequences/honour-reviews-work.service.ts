import { Injectable } from '@nestjs/common';
import { WorkKinds } from '../../worklist/index.js';
import { LOCKED_REVIEW_VERSION, WAITING_REVIEWS } from './consequences.sql.js';
import { HonourReviews } from './honour-reviews.service.js';

/** Registers decisions about the suspension of a business (rule WB1). */
@Injectable()
export class HonourReviewsWork {
  constructor(kinds: WorkKinds, reviews: HonourReviews) {
    kinds.register({
      kind: 'honour',
      right: 'businesses',
      items: WAITING_REVIEWS,
      lockedVersion: LOCKED_REVIEW_VERSION,
      acts: { keep: ({ subject, adminId }) => reviews.keep(Number(subject), adminId) },
    });
  }
}
