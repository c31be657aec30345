import { expect, test } from '@jest/globals';
import { fittingPlan, nearestPlan, paysBackFrom, planYear, visitsAMonth } from './plan-value';

const basic = { slug: 'basic', priceYearly: 0, pointsMultiplier: 1 };
const premium = { slug: 'premium', priceYearly: 999, pointsMultiplier: 2 };
const vip = { slug: 'vip', priceYearly: 1_999, pointsMultiplier: 3 };
const plans = [basic, premium, vip];
const years = (aMonth: number, points = 89) => plans.map((plan) => planYear(plan, { aMonth, points }));

test('four visits a month with 89 points are worth what the page says', () => {
  expect(years(4).map(({ worth }) => worth)).toEqual([427, 854, 1_282]);
  expect(years(4).map(({ added }) => added)).toEqual([0, 427, 854]);
});

test('a plan never adds more than its price (rule O2)', () => {
  expect(years(14).map(({ added }) => added)).toEqual([0, 999, 1_999]);
  expect(years(14).map(({ worth }) => worth)).toEqual([1_495, 2_494, 3_494]);
});

test('the free plan fits until another gives its price back; the cheaper one of two does', () => {
  expect([1, 9, 10, 14].map((visits) => fittingPlan(years(visits))?.slug)).toEqual([
    'basic',
    'basic',
    'premium',
    'premium',
  ]);
  expect(nearestPlan(years(4))?.slug).toBe('premium');
  expect(fittingPlan([])).toBeUndefined();
});

test('a plan pays back from the first number of visits at which one fits', () => {
  expect(paysBackFrom(plans, 89)).toBe(10);
  expect(paysBackFrom(plans, 10)).toBeUndefined();
  expect(paysBackFrom([basic], 89)).toBeUndefined();
});

test('visits of a year are rounded up to a month, at least one and at most what the slider has', () => {
  expect([0, 12, 13, 23, 400].map(visitsAMonth)).toEqual([1, 1, 2, 2, 14]);
});
