import {
  afterChoice,
  afterTime,
  changeByChoice,
  graceEnd,
  paidPeriods,
  type SubscriptionState,
} from './subscription.policy.js';

const now = new Date('2026-11-21T06:00:00.000Z');
const day = 86_400_000;
const free: SubscriptionState = {
  plan: 'free',
  subscriptionPlanId: null,
  subscriptionStatus: 'pay_later',
  billingCycle: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  nextSubscriptionPlanId: null,
  nextBillingCycle: null,
};
const silver: SubscriptionState = {
  ...free,
  plan: 'silver',
  subscriptionPlanId: 2,
  subscriptionStatus: 'active',
  billingCycle: 'monthly',
  currentPeriodEnd: new Date(now.getTime() + 5 * day),
};
const plans = {
  free: { id: 1, slug: 'free' },
  silver: { id: 2, slug: 'silver' },
  gold: { id: 3, slug: 'gold' },
} as const;

describe('choosing a plan', () => {
  it('keeps Free until a paid one is paid', () => {
    expect(afterChoice(free, plans.gold, 'yearly')).toEqual({
      ...free,
      subscriptionPlanId: 3,
      billingCycle: 'yearly',
    });
  });

  it('may be taken back before payment', () => {
    const waiting = afterChoice(free, plans.gold, 'yearly');
    expect(afterChoice(waiting, plans.free, 'monthly')).toEqual(free);
  });

  it('leaves a paid period alone: Free follows it', () => {
    const leaving = afterChoice(silver, plans.free, 'monthly');
    expect(leaving).toEqual({ ...silver, cancelAtPeriodEnd: true });
    expect(afterChoice(leaving, plans.silver, 'monthly')).toEqual(silver);
  });

  it.each([
    [plans.gold, 'monthly', 3],
    [plans.silver, 'yearly', 2],
  ] as const)('leaves a paid period alone: %j %s follows it', (plan, cycle, id) => {
    expect(afterChoice(silver, plan, cycle)).toEqual({
      ...silver,
      nextSubscriptionPlanId: id,
      nextBillingCycle: cycle,
    });
  });
});

describe('a period', () => {
  const ended = (days: number, more: Partial<SubscriptionState> = {}): SubscriptionState => ({
    ...silver,
    currentPeriodEnd: new Date(now.getTime() - days * day),
    ...more,
  });

  it('runs to its end', () => expect(afterTime(silver, now)).toBe(silver));

  it('is past due for seven days, then Free again', () => {
    expect(afterTime(ended(0), now)).toMatchObject({ plan: 'silver', subscriptionStatus: 'past_due' });
    const late = ended(6.9, { subscriptionStatus: 'past_due' });
    expect(afterTime(late, now)).toBe(late);
    expect(afterTime(ended(7), now)).toMatchObject({ plan: 'free', subscriptionStatus: 'canceled' });
  });

  it('that was cancelled has no such days', () => {
    const left = ended(0, { cancelAtPeriodEnd: true });
    expect(afterTime(left, now)).toMatchObject({ plan: 'free', subscriptionStatus: 'canceled' });
  });

  it('never runs out of Free', () => expect(afterTime(free, now)).toBe(free));
});

describe('what is to be paid when a plan is chosen', () => {
  const ending = (days: number, more: Partial<SubscriptionState> = {}): SubscriptionState => ({
    ...silver,
    currentPeriodEnd: new Date(now.getTime() + days * day),
    ...more,
  });
  const pastDue = ending(-3, { subscriptionStatus: 'past_due' });

  it.each([
    ['a first plan begins with its payment (VB1)', free, plans.silver, 'monthly', false, 'start'],
    [
      'so does one after a plan that ended',
      { ...silver, plan: 'free', subscriptionStatus: 'canceled' },
      plans.gold,
      'yearly',
      false,
      'start',
    ],
    ['Free costs nothing', ending(3), plans.free, 'monthly', false, null],
    ['a larger plan begins at once (VB3)', ending(20), plans.gold, 'monthly', false, 'upgrade'],
    [
      'from a year one goes up to a year',
      ending(200, { billingCycle: 'yearly' }),
      plans.gold,
      'yearly',
      false,
      'upgrade',
    ],
    [
      'and to a month only when it is over',
      ending(200, { billingCycle: 'yearly' }),
      plans.gold,
      'monthly',
      false,
      null,
    ],
    [
      'the next period opens 14 days before the end (VB2)',
      ending(14),
      plans.silver,
      'monthly',
      false,
      'renewal',
    ],
    ['not a day earlier', ending(15), plans.silver, 'monthly', false, null],
    ['and once', ending(14), plans.silver, 'monthly', true, null],
    ['in another cycle too', ending(14), plans.silver, 'yearly', false, 'renewal'],
    ['past due any plan follows from the old end (VB4)', pastDue, plans.gold, 'monthly', false, 'renewal'],
    [
      'a plan without an end is not paid for',
      ending(1, { currentPeriodEnd: null }),
      plans.silver,
      'monthly',
      false,
      null,
    ],
  ] as const)('%s', (_rule, standing, plan, cycle, isPaidAhead, change) => {
    expect(changeByChoice(standing as SubscriptionState, plan, cycle, isPaidAhead, now)).toBe(change);
  });

  it('leaves seven days past due (VB4)', () => {
    expect(graceEnd(pastDue)).toEqual(new Date(now.getTime() + 4 * day));
    expect(graceEnd(silver)).toBeNull();
  });

  it('takes off what runs and what was paid for early', () => {
    const prices = { monthly: 1_500, yearly: 15_000 };
    const ahead = { price: 1_500, startsAt: now, endsAt: new Date(now.getTime() + 30 * day) };
    const end = new Date(now.getTime() + 5 * day);
    expect(paidPeriods(silver, prices, ahead)).toEqual([
      { price: 1_500, startsAt: new Date('2026-10-26T06:00:00.000Z'), endsAt: end },
      ahead,
    ]);
    expect(paidPeriods(free, null, null)).toEqual([]);
  });
});
