import { toAsciiDigits } from 'shared-ui/format';

export type DiscountType = 'percentage' | 'fixed' | 'buyXgetY';

/** Parses a decimal with at most two places, with Latin or Devanagari digits, as hundredths; null if invalid. */
export function parseHundredths(text: string): number | null {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(toAsciiDigits(text).trim());
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

const divideHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/**
 * Price computed from the discount, in whole rupees. A percentage is rounded half up (15 at 50 % is 8), a fixed
 * discount gives at least 0. Null if the business sets the price or a value is missing.
 */
export function computeDiscountedPrice(
  type: DiscountType,
  value: string,
  originalPrice: number,
): number | null {
  if (type === 'buyXgetY' || !Number.isFinite(originalPrice)) return null;
  const hundredths = parseHundredths(value);
  if (hundredths === null) return null;
  if (type === 'percentage') {
    return Math.max(0, divideHalfUp(originalPrice * (10_000 - hundredths), 10_000));
  }
  return Math.max(0, divideHalfUp(originalPrice * 100 - hundredths, 100));
}
