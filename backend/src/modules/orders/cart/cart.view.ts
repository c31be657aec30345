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
  /** Available part of the requested quantity; 0 for an unavailable deal. */
  quantity: number;
  wishedQuantity: number;
  maxQuantity: number;
  /** The limit that determines `maxQuantity`: per person, in total, per day, or per order. */
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

/** A cart with its sums, in whole rupees. Unavailable lines are not included in the sums. */
export class CartView {
  lines: CartLineView[];
  count: number;
  /** Sum at original prices. */
  subtotal: number;
  savings: number;
  /** Amount to pay. */
  total: number;

  static of(rows: readonly CartLineRow[], bounds: HoldBounds): CartView {
    const lines = rows.map((row) => CartLineView.of(row, bounds));
    return { lines, ...totalsOf(lines) };
  }
}
