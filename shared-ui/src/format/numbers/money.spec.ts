import { describe, expect, test } from '@jest/globals';
import { formatMoney, formatPaisa, formatPlanPrice } from './money';
import { formatNumber, formatRating } from './number';

describe('money', () => {
  test('groups rupees the South Asian way', () => {
    expect(formatMoney(214600, 'en')).toBe('Rs. 2,14,600');
    expect(formatMoney(100000, 'en')).toBe('Rs. 1,00,000');
    expect(formatMoney(999, 'en')).toBe('Rs. 999');
    expect(formatMoney(1000, 'en')).toBe('Rs. 1,000');
    expect(formatMoney(12345678, 'en')).toBe('Rs. 1,23,45,678');
    expect(formatMoney(0, 'en')).toBe('Rs. 0');
  });

  test('writes Nepali in Devanagari digits', () => {
    expect(formatMoney(214600, 'ne')).toBe('रु. २,१४,६००');
  });

  test('names the currency on plans', () => {
    expect(formatPlanPrice(1999, 'en')).toBe('NPR 1,999');
    expect(formatPlanPrice(1999, 'ne')).toBe('रु. १,९९९');
  });

  test('keeps signs and fractions', () => {
    expect(formatNumber(-1234.5, 'en')).toBe('-1,234.5');
    expect(formatRating(4, 'en')).toBe('4.0');
    expect(formatRating(4.75, 'ne')).toBe('४.८');
  });
});

test.each([
  [112_050, 'en', 'Rs. 1,120.50'],
  [5, 'en', 'Rs. 0.05'],
  [-5, 'en', 'Rs. -0.05'],
  [10_000_000, 'ne', 'रु. १,००,०००.००'],
] as const)('%i paisa in %s are %s', (paisa, language, text) => {
  expect(formatPaisa(paisa, language)).toBe(text);
});
