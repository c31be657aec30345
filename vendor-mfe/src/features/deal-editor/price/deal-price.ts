import { computeDiscountedPrice } from './discount';
import { toAsciiDigits } from 'shared-ui/format';
import type { DealForm } from '../deal-form';

/** A whole number in either script; null when it is none. */
export function wholeNumberOf(text: string): number | null {
  const digits = toAsciiDigits(text).trim().replace(/,/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null;
}

/** What a guest pays: computed, or as the shop names it. Null while a part is missing. */
export function dealPriceOf(form: DealForm): number | null {
  const original = wholeNumberOf(form.originalPrice);
  if (original === null) return null;
  return form.discountType === 'buyXgetY'
    ? wholeNumberOf(form.discountedPrice)
    : computeDiscountedPrice(form.discountType, form.discountValue, original);
}
