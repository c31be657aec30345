import type { DealForm } from '../deal-fields';
import { dealPriceOf } from './deal-price';
import { wholeNumberOf } from '../../../shared/price/whole-number';
import { sumToPayOf, USUAL_RATES } from './sum-to-pay';

/** What one visit comes to, in whole rupees. */
export interface VisitSums {
  /** With what comes on top of the price. */
  readonly guestPays: number;
  readonly guestSaves: number;
  /** Without taxes and charges that come on top. At least, where a minimum bill is asked for. */
  readonly shopEarns: number;
  /** With every code of a day and of the deal used; null without such a limit. */
  readonly perDay: number | null;
  readonly inAll: number | null;
}

/** Null while a price is missing. */
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
