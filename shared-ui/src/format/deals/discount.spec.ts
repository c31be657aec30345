import { describe, expect, test } from '@jest/globals';
import { discountBadge } from './badge';
import { computeDiscountedPrice, parseHundredths } from './discount';

describe('the computed price', () => {
  test('rounds a percentage half up on the result', () => {
    expect(computeDiscountedPrice('percentage', '50', 15)).toBe(8);
    expect(computeDiscountedPrice('percentage', '35', 9500)).toBe(6175);
    expect(computeDiscountedPrice('percentage', '33.33', 100)).toBe(67);
    expect(computeDiscountedPrice('percentage', '100', 700)).toBe(0);
  });

  test('takes a fixed amount off, never below 0', () => {
    expect(computeDiscountedPrice('fixed', '500', 1200)).toBe(700);
    expect(computeDiscountedPrice('fixed', '1500', 1200)).toBe(0);
  });

  test('leaves buy X get Y to the shop and waits for a number', () => {
    expect(computeDiscountedPrice('buyXgetY', '1', 1000)).toBeNull();
    expect(computeDiscountedPrice('percentage', 'half', 1000)).toBeNull();
    expect(computeDiscountedPrice('percentage', '', 1000)).toBeNull();
  });

  test('accepts Nepali digits', () => {
    expect(computeDiscountedPrice('percentage', '२५', 1000)).toBe(750);
    expect(parseHundredths('१२.५')).toBe(1250);
    expect(parseHundredths('1.234')).toBeNull();
  });
});

describe('the badge', () => {
  test('says the kind of discount', () => {
    const prices = { originalPrice: 1000, discountedPrice: 600 };
    expect(discountBadge({ discountType: 'percentage', discountValue: '40', ...prices }, 'en')).toEqual({
      kind: 'percentage',
      text: '40% OFF',
    });
    expect(discountBadge({ discountType: 'fixed', discountValue: '500', ...prices }, 'en').text).toBe(
      'Rs. 500 OFF',
    );
    expect(discountBadge({ discountType: 'buyXgetY', discountValue: 'Buy 1 Get 1 Free' }, 'en')).toEqual({
      kind: 'bogo',
      text: 'Buy 1 Get 1 Free',
    });
    expect(discountBadge({ discountType: 'percentage', discountValue: '40' }, 'ne').text).toBe('४०% छुट');
    const bogo = (discountValue: string) =>
      discountBadge({ discountType: 'buyXgetY', discountValue }, 'ne').text;
    expect(bogo('Buy 1 Get 1 Free')).toBe('१ किन्दा १ सित्तैमा');
    expect(bogo('2 nights for 1')).toBe('१ रातको मूल्यमा २ रात');
  });

  test('falls back to the share saved, 0 when a price is missing', () => {
    const unknown = { discountType: 'other', discountValue: '' };
    expect(discountBadge({ ...unknown, originalPrice: 900, discountedPrice: 600 }, 'en').text).toBe(
      '33% OFF',
    );
    expect(discountBadge({ ...unknown, originalPrice: 900 }, 'en').text).toBe('0% OFF');
  });
});
