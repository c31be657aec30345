import { Injectable } from '@nestjs/common';
import { NotificationKinds } from '../../notifications/index.js';
import { PIN_RESET, REMOVED } from './staff-notifications.sql.js';
import { en } from './staff-translations-en.js';
import { ne } from './staff-translations-ne.js';

/** Registers the notifications of staff members. */
@Injectable()
export class StaffNotifications {
  constructor(notifications: NotificationKinds) {
    notifications.register({
      en,
      ne,
      kinds: {
        'staff-removed': { mutedBy: null, path: '/dashboard' },
        'counter-pin-reset': { mutedBy: null, path: '/dashboard/counter' },
      },
      events: {
        'pin.reset': {
          kind: 'counter-pin-reset',
          statement: PIN_RESET,
          parameters: ({ vendorId, userId, actorId }) => [vendorId, userId, actorId],
        },
        'staff.removed': {
          kind: 'staff-removed',
          statement: REMOVED,
          parameters: ({ vendorId, userId }) => [vendorId, userId],
        },
      },
    });
  }
}
