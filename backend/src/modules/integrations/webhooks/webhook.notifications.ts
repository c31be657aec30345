import { Injectable } from '@nestjs/common';
import { NotificationKinds } from '../../notifications/index.js';
import { en } from './translations-en.js';
import { ne } from './translations-ne.js';
import { DISABLED } from './webhook-notifications.sql.js';

/** Registers the notification of a webhook that was disabled. */
@Injectable()
export class WebhookNotifications {
  constructor(notifications: NotificationKinds) {
    notifications.register({
      en,
      ne,
      kinds: { 'webhook-disabled': { mutedBy: null, path: '/dashboard/developers' } },
      events: {
        'webhook.disabled': {
          kind: 'webhook-disabled',
          statement: DISABLED,
          parameters: ({ endpointId, userId }) => [endpointId, userId],
        },
      },
    });
  }
}
