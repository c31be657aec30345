import { allowanceOf, assertPurchasable, MAX_LINES, type PurchaseFacts, totalsOf } from './cart.policy.js';

const now = new Date('2026-11-20T06:00:00.000Z');
const bounds = { mostPlaces: 10, largestShare: 25, alwaysAllowed: 2 };
const free = { redemptionLimit: null, own: 0, totalLimit: null, taken: 0, dailyLimit: null, takenToday: 0 };
const facts: PurchaseFacts = {
  ...free,
  vendorId: 7,
  isPublic: true,
  endDate: new Date('2026-12-20T18:14:59.999Z'),
  saleMode: 'prepaid',
  otherLines: 0,
};

describe('how many can be bought', () => {
  it.each([
    [{}, 10, 'cart'],
    [{ totalLimit: 30, taken: 6 }, 6, 'cart'],
    [{ totalLimit: 30, taken: 26 }, 2, 'cart'],
    [{ totalLimit: 30, taken: 29 }, 1, 'total'],
    [{ redemptionLimit: 4, own: 1 }, 3, 'person'],
    [{ redemptionLimit: 4, totalLimit: 10, taken: 8 }, 2, 'total'],
    [{ dailyLimit: 5, takenToday: 4, totalLimit: 10 }, 1, 'day'],
    [{ redemptionLimit: 1, own: 3 }, 0, 'person'],
  ])('with %j is %i, by the %s', (limits, maxQuantity, limitedBy) => {
    expect(allowanceOf({ ...free, ...limits }, bounds)).toEqual({ maxQuantity, limitedBy });
  });
});

describe('what may lie in a cart', () => {
  const errorOf = (change: Partial<PurchaseFacts>, quantity = 1, worksFor: number | null = null): string => {
    try {
      assertPurchasable({ ...facts, ...change }, quantity, bounds, worksFor, now);
      return 'none';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it.each([
    [{}, 'none'],
    [{ isPublic: false }, 'deal.not-found'],
    [{ saleMode: 'counter' as const }, 'deal.counter-only'],
    [{ endDate: now }, 'deal.expired'],
    [{ totalLimit: 3, taken: 3 }, 'deal.sold-out'],
    [{ redemptionLimit: 1, own: 1 }, 'deal.limit-reached'],
    [{ dailyLimit: 2, takenToday: 2 }, 'deal.daily-limit-reached'],
    [{ otherLines: MAX_LINES }, 'cart.full'],
  ])('with %j is rejected by %s', (change, code) => {
    expect(errorOf(change)).toBe(code);
  });

  it('is not more than there is, and not of the own business', () => {
    expect(errorOf({ totalLimit: 3, taken: 1 }, 3)).toBe('cart.quantity-limit');
    expect(errorOf({}, 1, 7)).toBe('deal.own-business');
  });
});

describe('the sums of a cart', () => {
  it('are those of its lines', () => {
    expect(
      totalsOf([
        { quantity: 2, originalPrice: 1_000, discountedPrice: 600 },
        { quantity: 0, originalPrice: 5_000, discountedPrice: 1 },
        { quantity: 1, originalPrice: 70, discountedPrice: 70 },
      ]),
    ).toEqual({ count: 3, subtotal: 2_070, savings: 800, total: 1_270 });
  });
});
