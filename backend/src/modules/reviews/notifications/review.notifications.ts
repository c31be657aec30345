import { Injectable } from '@nestjs/common';
import { NotificationKinds } from '../../notifications/index.js';
import { HIDDEN, LOW_STARS, RECEIVED, REPLIED } from './review-notifications.sql.js';
import { en } from './translations-en.js';
import { ne } from './translations-ne.js';

/** Registers the notifications of authors of reviews and of businesses (rule Z1). */
@Injectable()
export class ReviewNotifications {
  constructor(notifications: NotificationKinds) {
    notifications.register({
      en,
      ne,
      kinds: {
        'review-replied': { mutedBy: 'reviews', path: '/deals/{dealId}?tab=reviews' },
        'review-received': { mutedBy: 'business', path: '/dashboard/reviews?deal={dealId}' },
        'review-hidden': { mutedBy: 'reviews', path: '/deals/{dealId}' },
      },
      events: {
        'review.replied': {
          kind: 'review-replied',
          statement: REPLIED,
          parameters: ({ reviewId }) => [reviewId],
        },
        'review.written': {
          kind: 'review-received',
          statement: RECEIVED,
          parameters: ({ reviewId }) => [reviewId],
        },
        'review.low-stars': {
          kind: 'review-received',
          statement: LOW_STARS,
          parameters: ({ reviewId, userId }) => [reviewId, userId],
        },
        'review.hidden': {
          kind: 'review-hidden',
          statement: HIDDEN,
          parameters: ({ reviewId }) => [reviewId],
        },
      },
    });
  }
}
