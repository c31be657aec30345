import { Injectable } from '@nestjs/common';
import { type KindRules, NotificationKinds } from '../../notifications/index.js';
import { CORRECTED } from './point-correction-notifications.sql.js';
import { en } from './translations-en.js';
import { ne } from './translations-ne.js';

const POINTS: KindRules = { mutedBy: null, path: '/dashboard/points' };

/** Registers the notification of customers about an admin's correction of their points. */
@Injectable()
export class PointCorrectionNotifications {
  constructor(notifications: NotificationKinds) {
    notifications.register({
      en,
      ne,
      kinds: { 'points-given': POINTS, 'points-taken': POINTS },
      events: {
        'points.corrected': { statement: CORRECTED, parameters: ({ decisionId }) => [decisionId] },
      },
    });
  }
}
