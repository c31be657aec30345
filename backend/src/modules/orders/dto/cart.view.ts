import { allowanceOf, type PurchaseLimits, type QuantityLimit, totalsOf } from '../cart.policy.js';
import { KeptDealView } from './favorite.view.js';

export interface CartLineRow {
  wishedQuantity: number;
  limits: PurchaseLimits;
  deal: KeptDealView;
}

export class CartLineView extends KeptDealView {
  /** How many can be had of those that were wished; 0 of what is not available. */
  quantity: number;
  wishedQuantity: number;
  maxQuantity: number;
  /** What keeps `maxQuantity` from being more: the limit per person, in all, per day, or the cart's own. */
  limitedBy: QuantityLimit;
  /** `quantity` at today's price, in whole rupees. */
  lineTotal: number;
  lineSaving: number;

  static of({ wishedQuantity, limits, deal }: CartLineRow): CartLineView {
    const { maxQuantity, limitedBy } = allowanceOf(limits);
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

  static of(rows: readonly CartLineRow[]): CartView {
    const lines = rows.map((row) => CartLineView.of(row));
    return { lines, ...totalsOf(lines) };
  }
}
