import { Injectable } from '@nestjs/common';
import { type KindRules, NotificationKinds } from '../../notifications/index.js';
import { DUE, MOVED, NOTED, OPENED, QUESTION_OF } from './honour-notifications.sql.js';
import { en } from './honour-translations-en.js';
import { ne } from './honour-translations-ne.js';

const CASE: KindRules = { mutedBy: null, path: '/dashboard/cases/{caseId}' };

/** Registers the question after a use, the steps of cases and what follows from them (rules HN4, HN6 and HN11). */
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
        'honour-note': { mutedBy: null, path: '/dashboard/cases' },
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
        'honour.noted': {
          kind: 'honour-note',
          statement: NOTED,
          parameters: ({ vendorId, until }) => [vendorId, until],
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
