import { Injectable } from '@nestjs/common';
import { type KindRules, NotificationKinds } from '../../../notifications/index.js';
import { REWARDED } from './invite-notifications.sql.js';
import { en } from './translations-en.js';
import { ne } from './translations-ne.js';

const REWARD: KindRules = { mutedBy: 'passes', path: '/dashboard/points' };

/** Registers the notifications of both customers about a rewarded invitation (rule IV2). */
@Injectable()
export class InviteNotifications {
  constructor(notifications: NotificationKinds) {
    notifications.register({
      en,
      ne,
      kinds: { 'invite-rewarded': REWARD, 'invited-rewarded': REWARD },
      events: {
        'invite.rewarded': {
          statement: REWARDED,
          parameters: ({ rewardId, userId }) => [rewardId, userId],
        },
      },
    });
  }
}
