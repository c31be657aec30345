import { computeDiscountedPrice } from '../../../shared/price/discount';
import type { DealForm } from '../deal-fields';
import { wholeNumberOf } from '../../../shared/price/whole-number';

/** Price for the customer: computed, or as set by the business. Null while a value is missing. */
export function dealPriceOf(form: DealForm): number | null {
  const original = wholeNumberOf(form.originalPrice);
  if (original === null) return null;
  return form.discountType === 'buyXgetY'
    ? wholeNumberOf(form.discountedPrice)
    : computeDiscountedPrice(form.discountType, form.discountValue, original);
}
