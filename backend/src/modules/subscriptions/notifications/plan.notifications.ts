import { Injectable } from '@nestjs/common';
import { type KindRules, NotificationKinds } from '../../notifications/index.js';
import {
  LIMIT_REACHED,
  MEMBERSHIP_END,
  ORDER_PAID,
  ORDER_REFUNDED,
  SUBSCRIPTION_END,
} from './plan-notifications.sql.js';
import { en } from './translations-en.js';
import { ne } from './translations-ne.js';

const MEMBERSHIP: KindRules = { mutedBy: null, path: '/dashboard/membership' };
const SUBSCRIPTION: KindRules = { mutedBy: 'business', path: '/dashboard/business/subscription' };

/** Registers the notifications of customers about memberships and of businesses about plans (rule Z3). */
@Injectable()
export class PlanNotifications {
  constructor(notifications: NotificationKinds) {
    notifications.register({
      en,
      ne,
      kinds: {
        'membership-bought': MEMBERSHIP,
        'membership-refunded': MEMBERSHIP,
        'membership-ending': MEMBERSHIP,
        'membership-ended': MEMBERSHIP,
        'plan-limit-reached': SUBSCRIPTION,
        'plan-paid': { ...SUBSCRIPTION, mutedBy: null },
        'plan-ending': SUBSCRIPTION,
        'plan-past-due': SUBSCRIPTION,
        'plan-ended': SUBSCRIPTION,
      },
      events: {
        'plan-order.paid': { statement: ORDER_PAID, parameters: ({ planOrderId }) => [planOrderId] },
        'plan-order.refunded': {
          kind: 'membership-refunded',
          statement: ORDER_REFUNDED,
          parameters: ({ planOrderId }) => [planOrderId],
        },
        'membership.ending': {
          kind: 'membership-ending',
          statement: MEMBERSHIP_END,
          parameters: ({ userMembershipId }) => [userMembershipId],
        },
        'membership.ended': {
          kind: 'membership-ended',
          statement: MEMBERSHIP_END,
          parameters: ({ userMembershipId }) => [userMembershipId],
        },
        'subscription.ending': {
          kind: 'plan-ending',
          statement: SUBSCRIPTION_END,
          parameters: ({ vendorId }) => [vendorId],
        },
        'subscription.ended': {
          kind: ({ status }) => (status === 'past_due' ? 'plan-past-due' : 'plan-ended'),
          statement: SUBSCRIPTION_END,
          parameters: ({ vendorId }) => [vendorId],
        },
        'plan.limit-reached': {
          kind: 'plan-limit-reached',
          statement: LIMIT_REACHED,
          parameters: ({ vendorId }) => [vendorId],
        },
      },
    });
  }
}
