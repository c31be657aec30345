import { Injectable } from '@nestjs/common';
import { NotificationKinds } from '../../notifications/index.js';
import { CHANGED } from './payout-account-notifications.sql.js';
import { en } from './translations-en.js';
import { ne } from './translations-ne.js';

/** Registers the notification of a changed payout account. */
@Injectable()
export class PayoutAccountNotifications {
  constructor(notifications: NotificationKinds) {
    notifications.register({
      en,
      ne,
      kinds: { 'payout-account-changed': { mutedBy: null, path: '/dashboard/payouts' } },
      events: {
        'vendor.payout-account-changed': {
          kind: 'payout-account-changed',
          statement: CHANGED,
          parameters: ({ vendorId, userId }) => [vendorId, userId],
        },
      },
    });
  }
}
