import { expect, test } from '@jest/globals';
import type { AdminPlanView } from 'shared-ui/api/admin-plans';
import { membershipFieldErrorsOf, planFieldErrorsOf, planValuesOf, toPlan } from './plan-values';

const SENT = {
  name: 'Gold',
  nameNe: 'गोल्ड',
  description: 'For several branches.',
  descriptionNe: 'धेरै शाखाका लागि।',
  priceMonthly: 4_000,
  priceYearly: 40_000,
  dealLimit: null,
  featuredDealLimit: 10,
  analyticsAccess: true,
  prioritySupport: true,
  isActive: true,
};
const PLAN: AdminPlanView = { ...SENT, id: 3, version: 2, slug: 'gold', runningCount: 1, onEarlierTerms: 0 };

test('a limit that was left empty is any number', () => {
  const values = planValuesOf(PLAN);
  expect(planFieldErrorsOf(values)).toEqual({});
  expect(toPlan(values)).toEqual(SENT);
  expect(toPlan({ ...values, dealLimit: '15' }).dealLimit).toBe(15);
});

test('prices and limits are whole and not negative, points are multiplied by 1 to 10', () => {
  const values = { ...planValuesOf(PLAN), priceMonthly: '-1', dealLimit: '2.5' };
  expect(planFieldErrorsOf(values)).toEqual({ priceMonthly: 'faultNumber', dealLimit: 'faultNumber' });
  const vip = { name: 'VIP', nameNe: 'भीआईपी', priceYearly: '1999', pointsMultiplier: '11', isActive: true };
  expect(membershipFieldErrorsOf(vip)).toEqual({ pointsMultiplier: 'faultMultiplier' });
  expect(membershipFieldErrorsOf({ ...vip, pointsMultiplier: '10' })).toEqual({});
});
