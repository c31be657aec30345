import { describe, expect, test } from '@jest/globals';
import type { SubscriptionPlanView, VendorSubscriptionView } from 'shared-ui/api/subscriptions';
import { overLimit, placeOf, priceOf, statusOf, yearlySaving } from './plan-words';

const plan = (id: number, slug: SubscriptionPlanView['slug']): SubscriptionPlanView => ({
  id,
  slug,
  name: slug,
  nameNe: slug,
  description: '',
  descriptionNe: '',
  priceMonthly: 1500,
  priceYearly: 15_000,
  dealLimit: 3,
  featuredDealLimit: 0,
  analyticsAccess: false,
  prioritySupport: false,
  isActive: true,
});
const [free, silver, gold] = [plan(1, 'free'), plan(2, 'silver'), plan(3, 'gold')] as const;
const own = (changes: Partial<VendorSubscriptionView>): VendorSubscriptionView => ({
  plan: silver,
  awaitingPayment: null,
  next: null,
  nextBillingCycle: null,
  subscriptionPlanId: 2,
  subscriptionStatus: 'active',
  billingCycle: 'monthly',
  currentPeriodEnd: '2026-12-31T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  usage: { activeDeals: 1, featuredDeals: 0 },
  ...changes,
});
const onFree = own({
  plan: free,
  subscriptionPlanId: null,
  subscriptionStatus: 'pay_later',
  billingCycle: null,
});

test('a year saves what twelve months cost more', () => {
  expect(yearlySaving(silver)).toBe(3000);
  expect(yearlySaving({ ...free, priceMonthly: 0, priceYearly: 0 })).toBe(0);
  expect([priceOf(silver, 'monthly'), priceOf(silver, 'yearly')]).toEqual([1500, 15_000]);
});

describe('the status', () => {
  test.each([
    [onFree, null],
    [own({}), { tone: 'good', status: 'active' }],
    [own({ ...onFree, awaitingPayment: gold }), { tone: 'waiting', status: 'pay_later' }],
    [own({ subscriptionStatus: 'past_due' }), { tone: 'bad', status: 'past_due' }],
    [own({ plan: free, subscriptionStatus: 'canceled' }), { tone: 'bad', status: 'canceled' }],
  ])('%#', (subscription, told) => expect(statusOf(subscription)).toEqual(told));
});

describe('a plan is', () => {
  test.each([
    ['current', silver, own({}), 'monthly'],
    ['offered', silver, own({}), 'yearly'],
    ['offered', gold, own({}), 'monthly'],
    ['offered', free, own({}), 'monthly'],
    ['leaving', silver, own({ cancelAtPeriodEnd: true }), 'monthly'],
    ['next', free, own({ cancelAtPeriodEnd: true }), 'monthly'],
    ['next', gold, own({ next: gold, nextBillingCycle: 'yearly' }), 'yearly'],
    ['offered', gold, own({ next: gold, nextBillingCycle: 'yearly' }), 'monthly'],
    ['current', free, onFree, 'yearly'],
    ['awaiting', gold, own({ ...onFree, awaitingPayment: gold, billingCycle: 'yearly' }), 'yearly'],
  ] as const)('%s', (place, which, subscription, cycle) =>
    expect(placeOf(which, subscription, cycle)).toBe(place),
  );
});

test('deals beyond the plan are counted', () => {
  expect(overLimit(own({ usage: { activeDeals: 5, featuredDeals: 0 } }))).toBe(2);
  expect(overLimit(own({}))).toBe(0);
  expect(
    overLimit(own({ plan: { ...gold, dealLimit: null }, usage: { activeDeals: 99, featuredDeals: 0 } })),
  ).toBe(0);
});
