import { Injectable } from '@nestjs/common';
import { type KindRules, NotificationKinds } from '../../notifications/index.js';
import { APPROVED, ASKED, ENDING, REJECTED } from './deal-notifications.sql.js';
import { en } from './translations-en.js';
import { ne } from './translations-ne.js';

const EDITOR = '/dashboard/deals/{dealId}/edit';

export const OWN_DEAL_ENDING: KindRules = { mutedBy: 'business', path: EDITOR };

/** Registers the notifications of a business about its deals (rules Z1, Z2). */
@Injectable()
export class DealNotifications {
  constructor(notifications: NotificationKinds) {
    notifications.register({
      en,
      ne,
      kinds: {
        'deal-approved': { mutedBy: 'business', path: '/dashboard/deals' },
        'deal-rejected': { mutedBy: 'business', path: EDITOR },
        'deal-change-asked': { mutedBy: 'business', path: EDITOR },
        'own-deal-ending': OWN_DEAL_ENDING,
      },
      events: {
        'deal.approved': {
          kind: 'deal-approved',
          statement: APPROVED,
          parameters: ({ dealId }) => [dealId],
        },
        'deal.rejected': {
          kind: 'deal-rejected',
          statement: REJECTED,
          parameters: ({ dealId }) => [dealId],
        },
        'deal.change-asked': {
          kind: 'deal-change-asked',
          statement: ASKED,
          parameters: ({ dealId }) => [dealId],
        },
        'deal.ending': {
          kind: 'own-deal-ending',
          statement: ENDING,
          parameters: ({ dealId }) => [dealId],
        },
      },
    });
  }
}
