import { afterChoice, afterTime, type Standing } from './subscription.policy.js';

const now = new Date('2026-11-21T06:00:00.000Z');
const day = 86_400_000;
const free: Standing = {
  plan: 'free',
  subscriptionPlanId: null,
  subscriptionStatus: 'pay_later',
  billingCycle: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  nextSubscriptionPlanId: null,
  nextBillingCycle: null,
};
const silver: Standing = {
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
  const ended = (days: number, more: Partial<Standing> = {}): Standing => ({
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
