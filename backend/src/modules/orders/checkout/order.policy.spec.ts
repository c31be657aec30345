import {
  assertPayable,
  assertRefundable,
  lockedUntil,
  mayBePaid,
  ORDER_TRANSITIONS,
  type OrderState,
  payableWithPoints,
  refundableUntil,
  shareOf,
} from './order.policy.js';

const now = new Date('2026-11-22T06:00:00.000Z');
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);
const far = hours(24 * 60);
const codeOf = (act: () => void): string => {
  try {
    act();
    return 'none';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('an order (OR1)', () => {
  it('is paid once', () => {
    const payable = (Object.keys(ORDER_TRANSITIONS) as OrderState[]).filter(mayBePaid);
    expect(payable).toEqual(['awaiting_payment', 'expired', 'failed']);
  });

  it.each([
    ['awaiting_payment', 1, 'none'],
    ['awaiting_payment', 0, 'order.expired'],
    ['expired', 1, 'order.expired'],
    ['paid', 1, 'order.paid-already'],
    ['refunded', 1, 'order.not-open'],
  ] as const)('that is %s and expires in %i hours is rejected by %s', (state, left, code) => {
    expect(codeOf(() => assertPayable({ state, expiresAt: hours(left) }, now))).toBe(code);
  });
});

describe('prices and places (OR2)', () => {
  it('are held for half an hour, and three days for a bank transfer', () => {
    expect(lockedUntil(now, false, far)).toEqual(hours(0.5));
    expect(lockedUntil(now, true, far)).toEqual(hours(72));
  });

  it('are never held beyond the end of a deal', () => {
    expect(lockedUntil(now, true, hours(5))).toEqual(hours(5));
  });
});

describe('paying with points (OR3)', () => {
  it.each([
    [0, 1_000, 0],
    [9, 1_000, 0],
    [10, 1_000, 1],
    [1_239, 1_000, 123],
    [99_999, 1_000, 500],
    [99_999, 999, 499],
    [99_999, 1, 0],
    [-50, 1_000, 0],
  ])('%i points pay of Rs. %i: %i', (balance, total, rupees) => {
    expect(payableWithPoints(balance, total, 50)).toBe(rupees);
  });

  it('goes by the share an admin set, and leaves something to pay', () => {
    expect([0, 80, 100].map((share) => payableWithPoints(9_999, 100, share))).toEqual([0, 80, 99]);
  });
});

describe('a refund (OR6)', () => {
  it('is the customer’s for 24 hours, and an admin’s later', () => {
    const paidAt = hours(-24);
    expect(refundableUntil(paidAt)).toEqual(now);
    expect(codeOf(() => assertRefundable({ paidAt, count: 1 }, 'customer', now))).toBe('none');
    const later = new Date(now.getTime() + 1);
    expect(codeOf(() => assertRefundable({ paidAt, count: 1 }, 'customer', later))).toBe(
      'order.refund-too-late',
    );
    expect(codeOf(() => assertRefundable({ paidAt, count: 1 }, 'admin', later))).toBe('none');
  });

  it.each([
    [null, 1],
    [now, 0],
  ])('needs something that was paid (%s) and %i unused passes', (paidAt, count) => {
    expect(codeOf(() => assertRefundable({ paidAt, count }, 'admin', now))).toBe('order.nothing-to-refund');
  });

  it('comes to the whole to the rupee, in whatever parts (OR7)', () => {
    for (const [total, due, parts] of [
      [1_000, 500, [333, 333, 334]],
      [999, 500, [111, 222, 333, 333]],
      [7, 4, [1, 1, 1, 1, 1, 1, 1]],
      [500, 500, [250, 250]],
    ] as const) {
      let before = 0;
      let money = 0;
      let points = 0;
      for (const value of parts) {
        const share = shareOf({ total, due, before, value });
        expect(share.money).toBeGreaterThanOrEqual(0);
        expect(share.points).toBeGreaterThanOrEqual(0);
        before += value;
        money += share.money;
        points += share.points;
      }
      expect([money, points]).toEqual([due, (total - due) * 10]);
    }
  });
});
