import { Injectable } from '@nestjs/common';
import { NotificationKinds } from '../../notifications/index.js';
import { ALERT } from './deal-alerts.sql.js';
import { en } from './alert-translations-en.js';
import { ne } from './alert-translations-ne.js';

/** Registers the daily message about new deals. */
@Injectable()
export class AlertNotifications {
  constructor(notifications: NotificationKinds) {
    notifications.register({
      en,
      ne,
      kinds: {
        'new-deal': { mutedBy: 'alerts', path: '/deals/{dealId}' },
        'new-deals': { mutedBy: 'alerts', path: '/dashboard/saved' },
      },
      events: {
        'deals.new-for-customer': { statement: ALERT, parameters: ({ userId, day }) => [userId, day] },
      },
    });
  }
}
