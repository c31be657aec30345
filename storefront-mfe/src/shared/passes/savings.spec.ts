import { expect, test } from '@jest/globals';
import { savedBy } from './savings';

test('savings are counted from what was charged', () => {
  const deal = { originalPrice: 1000, discountedPrice: 500, originalSum: 1000 };
  expect(savedBy({ amount: null, deal })).toBe(500);
  expect(savedBy({ amount: 700, deal })).toBe(300);
  expect(savedBy({ amount: 1500, deal })).toBe(0);
  expect(savedBy({ amount: 622, deal: { ...deal, originalSum: 1243 } })).toBe(621);
});
