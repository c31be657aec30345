import { Injectable } from '@nestjs/common';
import { NotificationKinds } from '../../notifications/index.js';
import { TOLD_OWNER } from './overrides.sql.js';

const en = {
  'counter-override': {
    subject: '{manager} accepted {deal} against its terms',
    lines: [
      'At {business}, {manager} let {person} accept a code for {deal} against the terms of the deal: {moment}.',
      'Reason: {reason}. It stands in the daily close.',
    ],
    button: 'See the daily close',
  },
};

const ne = {
  'counter-override': {
    subject: '{manager} ले सर्त नमिले पनि “{deal}” को कोड स्वीकार गर्न दिनुभयो',
    lines: [
      '{business} मा {manager} को अनुमतिमा {person} ले सर्त नमिले पनि “{deal}” को कोड स्वीकार गर्नुभयो। समय: {moment}।',
      'कारण: {reason}। यो दिनको हिसाबमा देखिन्छ।',
    ],
    button: 'दिनको हिसाब हेर्नुहोस्',
  },
};

/** Tells the owner of a business about each override of a term at once (rule CS5). */
@Injectable()
export class OverrideNotifications {
  constructor(notifications: NotificationKinds) {
    notifications.register({
      en,
      ne,
      kinds: { 'counter-override': { mutedBy: 'business', path: '/dashboard/counter/close' } },
      events: {
        'pass.overridden': {
          kind: 'counter-override',
          statement: TOLD_OWNER,
          parameters: ({ overrideId }) => [overrideId],
        },
      },
    });
  }
}
