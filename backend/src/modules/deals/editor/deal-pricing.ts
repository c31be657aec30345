import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { latinDigits } from '../../../common/validation/number-text.js';
import type { DiscountType } from '../deal.entity.js';

export interface Price {
  discountType: DiscountType;
  discountValue: string;
  originalPrice: number;
  discountedPrice: number;
}

const HUNDREDTHS = 100n;
const reject = (field: string, message: string): Error =>
  new InvalidRequest({ errors: [{ field, message }] }, message);

/** @returns the value in hundredths; null unless it is a decimal with at most two places */
function hundredths(value: string): bigint | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(value);
  return match ? BigInt(match[1] as string) * HUNDREDTHS + BigInt((match[2] ?? '').padEnd(2, '0')) : null;
}

/** Rounds half up, in integers. */
const rounded = (numerator: bigint, denominator: bigint): number =>
  Number((numerator * 2n + denominator) / (denominator * 2n));

/**
 * Price for the customer, in whole rupees: computed for `percentage` (half up) and `fixed` (at least 0), as given for `buyXgetY`.
 * Rejects invalid discounts with `request.invalid`.
 */
export function priced({ discountType, discountValue, originalPrice, discountedPrice }: Price): Price {
  const value = latinDigits(discountValue.trim());
  if (discountType === 'buyXgetY') {
    if (discountedPrice > originalPrice)
      throw reject('discountedPrice', 'The deal price cannot be above the original price');
    return { discountType, discountValue: value, originalPrice, discountedPrice };
  }
  const amount = hundredths(value);
  if (amount === null || amount === 0n)
    throw reject('discountValue', 'Please enter a number above 0 with at most two decimals');
  const original = BigInt(originalPrice);
  if (discountType === 'percentage') {
    if (amount > 100n * HUNDREDTHS) throw reject('discountValue', 'A percentage cannot be above 100');
    return {
      discountType,
      discountValue: value,
      originalPrice,
      discountedPrice: rounded(original * (10_000n - amount), 10_000n),
    };
  }
  const left = original * HUNDREDTHS - amount;
  return {
    discountType,
    discountValue: value,
    originalPrice,
    discountedPrice: left > 0n ? rounded(left, HUNDREDTHS) : 0,
  };
}
