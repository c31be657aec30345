import { describe, expect, test } from '@jest/globals';
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
