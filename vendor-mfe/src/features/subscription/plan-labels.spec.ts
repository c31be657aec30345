import { describe, expect, test } from '@jest/globals';
import type { SubscriptionPlanView, VendorSubscriptionView } from 'shared-ui/api/subscriptions';
import {
  actionOf,
  daysUntil,
  offerOf,
  overLimit,
  placeOf,
  priceOf,
  statusOf,
  yearlySaving,
} from './plan-labels';

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
  graceUntil: null,
  ahead: null,
  planOrder: null,
  planOrderId: null,
  offers: [],
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

describe('the button of a plan', () => {
  const offer = (change: 'start' | 'renewal' | 'upgrade' | null) => ({
    subscriptionPlanId: 3,
    billingCycle: 'monthly' as const,
    change,
    price: 4000,
    credit: 0,
    due: 4000,
    startsAt: null,
  });

  test.each([
    ['offered', offer('start'), 'choose'],
    ['offered', offer('upgrade'), 'upgrade'],
    ['offered', offer(null), 'choose'],
    ['awaiting', offer('start'), 'pay'],
    ['current', offer(null), null],
    ['current', offer('renewal'), 'payNext'],
    ['next', offer('renewal'), 'payNext'],
    ['leaving', offer(null), 'keep'],
    ['offered', undefined, 'choose'],
  ] as const)('of one that is %s (%j) does: %s', (place, given, action) => {
    expect(actionOf(place, given)).toBe(action);
  });

  test('belongs to the offer of its plan and cycle', () => {
    const gold3 = offer('upgrade');
    expect(offerOf(own({ offers: [gold3] }), gold, 'monthly')).toBe(gold3);
    expect(offerOf(own({ offers: [gold3] }), gold, 'yearly')).toBeUndefined();
  });
});

test('days that are begun are left', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  expect(daysUntil('2026-11-24T11:00:00Z', now)).toBe(3);
  expect(daysUntil('2026-11-20T11:00:00Z', now)).toBe(0);
});
