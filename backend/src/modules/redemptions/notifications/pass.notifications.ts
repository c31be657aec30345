import { Injectable } from '@nestjs/common';
import { type KindRules, NotificationKinds } from '../../notifications/index.js';
import { FIRST_USED, NOT_COUNTED, USED, VALID_UNTIL, VOIDED } from './pass-notifications.sql.js';
import { WORD_OF_CUSTOMER } from '../phone-lookup/phone-lookup.sql.js';
import { en } from './translations-en.js';
import { ne } from './translations-ne.js';

const PASSES = '/dashboard/passes';
const REVIEWS = '/deals/{dealId}?tab=reviews';

export const FIRST_USE: KindRules = { mutedBy: 'business', path: '/dashboard/redemptions?deal={dealId}' };

/**
 * Registers the notifications of customers about their passes, and of businesses about the first use of a
 * deal (rule Z1).
 */
@Injectable()
export class PassNotifications {
  constructor(notifications: NotificationKinds) {
    notifications.register({
      en,
      ne,
      kinds: {
        'pass-issued': { mutedBy: 'passes', isMailedOnly: true, path: PASSES },
        'pass-used': { mutedBy: 'passes', path: REVIEWS },
        'pass-used-with-points': { mutedBy: 'passes', path: REVIEWS },
        'pass-voided': { mutedBy: 'passes', path: PASSES },
        'pass-used-twice': { mutedBy: 'passes', path: PASSES },
        'pass-not-counted': { mutedBy: 'passes', path: PASSES },
        'lookup-word': { mutedBy: null, path: PASSES },
        'seller-suspended': { mutedBy: 'passes', path: PASSES },
        'deal-first-used': FIRST_USE,
      },
      events: {
        'pass.issued': {
          kind: 'pass-issued',
          statement: VALID_UNTIL,
          parameters: ({ passId }) => [passId],
        },
        'pass.seller-suspended': {
          kind: 'seller-suspended',
          statement: VALID_UNTIL,
          parameters: ({ passId }) => [passId],
        },
        'pass.redeemed': { statement: USED, parameters: ({ passId }) => [passId] },
        'pass.voided': { kind: 'pass-voided', statement: VOIDED, parameters: ({ passId }) => [passId] },
        'pass.double': {
          kind: 'pass-used-twice',
          statement: VALID_UNTIL,
          parameters: ({ passId }) => [passId],
        },
        'pass.accepted-offline': {
          kind: 'pass-not-counted',
          statement: NOT_COUNTED,
          parameters: ({ passId, outcome }) => [passId, outcome],
        },
        'lookup-word.found': {
          kind: 'lookup-word',
          statement: WORD_OF_CUSTOMER,
          parameters: ({ lookupId }) => [lookupId],
        },
        'deal.first-used': {
          kind: 'deal-first-used',
          statement: FIRST_USED,
          parameters: ({ dealId }) => [dealId],
        },
      },
    });
  }
}
