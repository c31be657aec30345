import type { DealLimits } from '../../redemptions/index.js';
import type { HoldBounds } from '../checkout/reservations.policy.js';
import { allowanceOf, type QuantityLimit, totalsOf } from './cart.policy.js';
import { SavedDealView } from '../../favorites/index.js';

export interface CartLineRow {
  wishedQuantity: number;
  limits: DealLimits;
  deal: SavedDealView;
}

export class CartLineView extends SavedDealView {
  /** How many can be had of those that were requested; 0 of what is not available. */
  quantity: number;
  wishedQuantity: number;
  maxQuantity: number;
  /** What keeps `maxQuantity` from being more: the limit per person, in all, per day, or what one order may hold. */
  limitedBy: QuantityLimit;
  /** `quantity` at today's price, in whole rupees. */
  lineTotal: number;
  lineSaving: number;

  static of({ wishedQuantity, limits, deal }: CartLineRow, bounds: HoldBounds): CartLineView {
    const { maxQuantity, limitedBy } = allowanceOf(limits, bounds);
    const quantity = deal.availability === 'available' ? Math.min(wishedQuantity, maxQuantity) : 0;
    const { total, savings } = totalsOf([{ ...deal, quantity }]);
    return {
      ...deal,
      quantity,
      wishedQuantity,
      maxQuantity,
      limitedBy,
      lineTotal: total,
      lineSaving: savings,
    };
  }
}

/** A cart with its sums, in whole rupees. What is not available counts nothing. */
export class CartView {
  lines: CartLineView[];
  count: number;
  /** At original prices. */
  subtotal: number;
  savings: number;
  /** What is paid. */
  total: number;

  static of(rows: readonly CartLineRow[], bounds: HoldBounds): CartView {
    const lines = rows.map((row) => CartLineView.of(row, bounds));
    return { lines, ...totalsOf(lines) };
  }
}
