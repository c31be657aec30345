import { Injectable } from '@nestjs/common';
import { type KindRules, NotificationKinds } from '../notifications/index.js';
import { ENDING } from './favorite-notifications.sql.js';
import { en } from './favorite-translations-en.js';
import { ne } from './favorite-translations-ne.js';

export const FAVORITE_ENDING: KindRules = { mutedBy: 'favorites', path: '/deals/{dealId}' };

/** Registers the notification of a favorite that ends soon. */
@Injectable()
export class FavoriteNotifications {
  constructor(notifications: NotificationKinds) {
    notifications.register({
      en,
      ne,
      kinds: { 'deal-ending': FAVORITE_ENDING },
      events: {
        'favorite.ending': {
          kind: 'deal-ending',
          statement: ENDING,
          parameters: ({ userId, dealId }) => [userId, dealId],
        },
      },
    });
  }
}
