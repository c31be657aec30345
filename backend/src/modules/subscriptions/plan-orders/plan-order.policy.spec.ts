import {
  assertPayable,
  creditOf,
  DAY_MS,
  lockedUntil,
  mayBePaid,
  periodEnd,
  periodStart,
  unusedValue,
} from './plan-order.policy.js';

const at = (text: string): Date => new Date(text);

describe('an order of a plan', () => {
  it.each([
    ['awaiting_payment', true],
    ['expired', true],
    ['paid', false],
    ['refunded', false],
  ] as const)('that is %s may be paid: %s (MB1)', (state, may) => {
    expect(mayBePaid(state)).toBe(may);
  });

  it('holds its price for half an hour, for a transfer three days (MB2)', () => {
    const since = at('2026-11-22T10:00:00Z');
    expect(lockedUntil(since, false)).toEqual(at('2026-11-22T10:30:00Z'));
    expect(lockedUntil(since, true)).toEqual(at('2026-11-25T10:00:00Z'));
  });

  it.each([
    ['awaiting_payment', -1, 'plan-order.expired'],
    ['expired', 1, 'plan-order.expired'],
    ['paid', 1, 'plan-order.paid-already'],
    ['refunded', -1, 'plan-order.paid-already'],
  ] as const)('that is %s is rejected %d minutes before its end', (state, minutes, code) => {
    const now = at('2026-11-22T10:00:00Z');
    const expiresAt = new Date(now.getTime() + minutes * 60_000);
    expect(() => assertPayable({ state, expiresAt }, now)).toThrow(expect.objectContaining({ code }));
  });
});

describe('a period', () => {
  it.each([
    ['2026-11-22T10:00:00Z', 'yearly', '2027-11-22T10:00:00Z'],
    ['2028-02-29T10:00:00Z', 'yearly', '2029-02-28T10:00:00Z'],
    ['2026-01-31T10:00:00Z', 'monthly', '2026-02-28T10:00:00Z'],
    ['2026-12-15T10:00:00Z', 'monthly', '2027-01-15T10:00:00Z'],
  ] as const)('from %s, %s, ends on %s', (start, cycle, end) => {
    expect(periodEnd(at(start), cycle)).toEqual(at(end));
  });

  it('is found back from its end', () => {
    expect(periodStart(at('2027-11-22T10:00:00Z'), 'yearly')).toEqual(at('2026-11-22T10:00:00Z'));
  });
});

describe('the unused rest (MB4)', () => {
  const startsAt = at('2026-01-01T00:00:00Z');
  const year = { price: 999, startsAt, endsAt: new Date(startsAt.getTime() + 365 * DAY_MS) };
  const after = (days: number): Date => new Date(startsAt.getTime() + days * DAY_MS);

  it.each([
    [0, 999],
    [0.5, 999],
    [1, 997],
    [100, 726],
    [364.5, 3],
    [365, 0],
    [400, 0],
  ])('after %d days is Rs. %d: days and rupees that have begun count', (days, value) => {
    expect(unusedValue(year, after(days))).toBe(value);
  });

  it('of a period to come is the whole', () => {
    expect(unusedValue(year, after(-20))).toBe(999);
  });

  it('of several is taken off together, and leaves something to pay', () => {
    expect(creditOf([year], 1_999, after(100))).toBe(726);
    expect(creditOf([year, { ...year, startsAt: after(365), endsAt: after(730) }], 1_999, after(100))).toBe(
      1_725,
    );
    expect(creditOf([year], 500, after(1))).toBe(499);
    expect(creditOf([], 500, after(1))).toBe(0);
  });
});
