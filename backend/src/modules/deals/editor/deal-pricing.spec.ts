import type { DiscountType } from '../deal.entity.js';
import { priced } from './deal-pricing.js';

const price = (
  discountType: DiscountType,
  discountValue: string,
  originalPrice: number,
  discountedPrice = 0,
) => priced({ discountType, discountValue, originalPrice, discountedPrice });

describe('the price a guest pays', () => {
  it.each([
    ['50', 15, 8],
    ['35', 9_500, 6_175],
    ['33.33', 100, 67],
    ['0.01', 100, 100],
    ['100', 700, 0],
    ['50', 0, 0],
    ['५०', 15, 8],
  ])('%s %% off Rs. %d is Rs. %d', (value, original, expected) => {
    expect(price('percentage', value, original).discountedPrice).toBe(expected);
  });

  it.each([
    ['500', 1_200, 700],
    ['2000', 1_200, 0],
    ['0.5', 10, 10],
    ['0.51', 10, 9],
  ])('Rs. %s off Rs. %d is Rs. %d', (value, original, expected) => {
    expect(price('fixed', value, original).discountedPrice).toBe(expected);
  });

  it('is given for buy X get Y, with Latin digits in the badge', () => {
    expect(price('buyXgetY', 'Buy १ Get १ Free', 560, 280)).toMatchObject({
      discountedPrice: 280,
      discountValue: 'Buy 1 Get 1 Free',
    });
  });

  it('ignores what a client computed', () => {
    expect(price('percentage', '50', 100, 1).discountedPrice).toBe(50);
  });

  it.each([
    ['percentage', '0'],
    ['percentage', '100.01'],
    ['percentage', '-5'],
    ['percentage', 'half'],
    ['percentage', '12.345'],
    ['fixed', '0'],
    ['fixed', '1e3'],
  ] as const)('rejects %s %s', (type, value) => {
    expect(() => price(type, value, 100)).toThrow(expect.objectContaining({ code: 'request.invalid' }));
  });

  it('rejects a deal that costs more than before', () => {
    expect(() => price('buyXgetY', '1+1', 100, 101)).toThrow('above the original price');
  });
});
