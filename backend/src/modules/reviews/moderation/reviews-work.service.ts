import { Injectable } from '@nestjs/common';
import { WorkKinds } from '../../worklist/index.js';
import { ReviewModerationService } from './review-moderation.service.js';
import { LOCKED_REVIEW_VERSION, WAITING_REVIEWS } from './waiting-reviews.sql.js';

/** Registers reported reviews (rule WB1). */
@Injectable()
export class ReviewsWork {
  constructor(kinds: WorkKinds, moderation: ReviewModerationService) {
    kinds.register({
      kind: 'review',
      right: 'reviews',
      items: WAITING_REVIEWS,
      lockedVersion: LOCKED_REVIEW_VERSION,
      acts: {
        hide: ({ subject, adminId, request }) =>
          moderation.hide(Number(subject), adminId, String(request['reason'])),
        keep: ({ subject, adminId }) => moderation.keep(Number(subject), adminId),
      },
    });
  }
}
