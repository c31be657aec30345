import { Injectable } from '@nestjs/common';
import { type KindRules, NotificationKinds } from '../../notifications/index.js';
import { DUE, MOVED, OPENED, QUESTION_OF } from './honour-notifications.sql.js';
import { en } from './honour-translations-en.js';
import { ne } from './honour-translations-ne.js';

const CASE: KindRules = { mutedBy: null, path: '/dashboard/cases/{caseId}' };

/** Registers the question after a use, and the steps of cases (rules HN4 and HN6). */
@Injectable()
export class HonourNotifications {
  constructor(notifications: NotificationKinds) {
    notifications.register({
      en,
      ne,
      kinds: {
        'honour-question': {
          mutedBy: 'passes',
          isOnOneChannel: true,
          path: '/honour?token={token}',
        },
        'case-opened': CASE,
        'case-moved': CASE,
        'case-closed': CASE,
        'case-reminder': CASE,
      },
      events: {
        'honour.asked': {
          kind: 'honour-question',
          statement: QUESTION_OF,
          parameters: ({ passId }) => [passId],
        },
        'honour.case-opened': {
          kind: 'case-opened',
          statement: OPENED,
          parameters: ({ caseId }) => [caseId],
        },
        'honour.case-moved': {
          statement: MOVED,
          parameters: ({ caseId, entryId, to }) => [caseId, entryId, to],
        },
        'honour.case-due': {
          kind: 'case-reminder',
          statement: DUE,
          parameters: ({ caseId, by }) => [caseId, by],
        },
      },
    });
  }
}
