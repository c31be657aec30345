import { expect, test } from '@jest/globals';
import { templateSums, withPrice } from './template-sums';

const percentage = { discountType: 'percentage', discountValue: '30' } as const;
const fixed = { discountType: 'fixed', discountValue: '200' } as const;
const twoForOne = { discountType: 'buyXgetY', discountValue: '2 for 1' } as const;

test.each([
  [percentage, 500, { charged: 350, given: 150 }],
  [fixed, 1000, { charged: 800, given: 200 }],
  [twoForOne, 350, { charged: 350, given: 350 }],
])('%j at %d is %j', (content, price, sums) => {
  expect(templateSums(content, price)).toEqual(sums);
});

test('the price fills in the deal', () => {
  expect(withPrice(percentage, 500)).toEqual({ ...percentage, originalPrice: '500' });
  expect(withPrice(twoForOne, 350)).toEqual({ ...twoForOne, originalPrice: '700', discountedPrice: '350' });
  expect(withPrice(fixed, null)).toBe(fixed);
});
