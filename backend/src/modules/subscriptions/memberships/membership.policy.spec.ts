import { DAY_MS } from '../plan-orders/plan-order.policy.js';
import { choiceOf, hasUsedMoneyBack, type MembershipPeriod, moneyBackSince } from './membership.policy.js';

const now = new Date('2026-11-22T10:00:00Z');
const inDays = (days: number): Date => new Date(now.getTime() + days * DAY_MS);
const period = (slug: 'premium' | 'vip', from: number, until: number): MembershipPeriod => ({
  slug,
  price: slug === 'vip' ? 1_999 : 999,
  startsAt: inDays(from),
  endsAt: inDays(until),
});
const premium = { slug: 'premium', price: 999 } as const;
const vip = { slug: 'vip', price: 1_999 } as const;

describe('choosing a membership', () => {
  it('starts one where none runs (MB3)', () => {
    expect(choiceOf(premium, [], now)).toEqual({ change: 'start', credit: 0, startsAt: now });
  });

  it('renews from the running end, 30 days before it at the earliest (MB3)', () => {
    expect(choiceOf(premium, [period('premium', -335, 30)], now)).toEqual({
      change: 'renewal',
      credit: 0,
      startsAt: inDays(30),
    });
    expect(choiceOf(premium, [period('premium', -334, 31)], now)).toEqual({
      change: null,
      opensAt: inDays(1),
    });
  });

  it('renews once: a further year opens before the end of that one', () => {
    const periods = [period('premium', -355, 10), period('premium', 10, 375)];
    expect(choiceOf(premium, periods, now)).toEqual({ change: null, opensAt: inDays(345) });
  });

  it('goes up at once, with what is left taken off (MB4)', () => {
    expect(choiceOf(vip, [period('premium', -100, 265)], now)).toEqual({
      change: 'upgrade',
      credit: 726,
      startsAt: now,
    });
  });

  it('never goes down before the end: the smaller one follows (MB5)', () => {
    expect(choiceOf(premium, [period('vip', -100, 265)], now)).toEqual({
      change: null,
      opensAt: inDays(235),
    });
    expect(choiceOf(premium, [period('vip', -340, 25)], now)).toMatchObject({
      change: 'renewal',
      startsAt: inDays(25),
    });
  });
});

describe('the money-back (MB6)', () => {
  it('is for what was paid within seven days', () => {
    expect(moneyBackSince(now)).toEqual(inDays(-7));
  });

  it.each([
    [null, false],
    [-364, true],
    [-365, false],
  ])('%s days after the last one is used up: %s', (days, isUsed) => {
    expect(hasUsedMoneyBack(days === null ? null : inDays(days), now)).toBe(isUsed);
  });
});
