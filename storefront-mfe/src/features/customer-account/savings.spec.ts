import { describe, expect, test } from '@jest/globals';
import { savedBy, savingsIn } from './savings';

const deal = { originalPrice: 1000, discountedPrice: 500 };

describe('savings', () => {
  test('are counted from what was charged', () => {
    expect(savedBy({ amount: null, deal })).toBe(500);
    expect(savedBy({ amount: 700, deal })).toBe(300);
    expect(savedBy({ amount: 1500, deal })).toBe(0);
  });

  test('fall into the months of Nepal', () => {
    const passes = [
      { redeemedAt: '2026-10-31T18:20:00Z', amount: null, deal },
      { redeemedAt: '2026-10-31T18:10:00Z', amount: 600, deal },
      { redeemedAt: '2025-12-01T00:00:00Z', amount: null, deal },
      { redeemedAt: null, amount: null, deal },
    ];
    const { total, months } = savingsIn(2026, passes);
    expect(total).toBe(900);
    expect([months[9], months[10]]).toEqual([400, 500]);
  });
});
