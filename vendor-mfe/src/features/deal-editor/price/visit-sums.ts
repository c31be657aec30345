import type { DealForm } from '../deal-fields';
import { dealPriceOf } from './deal-price';
import { wholeNumberOf } from '../../../shared/price/whole-number';
import { sumToPayOf, USUAL_RATES } from './sum-to-pay';

/** Amounts of one visit, in whole rupees. */
export interface VisitSums {
  /** Includes taxes and charges added to the price. */
  readonly guestPays: number;
  readonly guestSaves: number;
  /** Excludes taxes and charges added to the price. With a minimum bill, this is a lower bound. */
  readonly shopEarns: number;
  /** Earnings if all codes of a day, or of the deal, are used; null without such a limit. */
  readonly perDay: number | null;
  readonly inAll: number | null;
}

/** Null without a valid price. */
export function visitSumsOf(form: DealForm, rates = USUAL_RATES): VisitSums | null {
  const original = wholeNumberOf(form.originalPrice);
  const price = dealPriceOf(form);
  if (!original || price === null) return null;
  const shopEarns = Math.max(price, wholeNumberOf(form.minimumBill) ?? 0);
  const times = (count: string): number | null => {
    const limit = wholeNumberOf(count);
    return limit ? limit * shopEarns : null;
  };
  return {
    guestPays: sumToPayOf(shopEarns, form.taxes, rates),
    guestSaves: Math.max(0, original - price),
    shopEarns,
    perDay: times(form.dailyLimit),
    inAll: times(form.totalLimit),
  };
}
