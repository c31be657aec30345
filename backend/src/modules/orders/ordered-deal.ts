import { oneDealOf } from '../deals/index.js';
import { MAX_QUANTITY } from './cart/cart.policy.js';

/**
 * The deal and the quantity of an order of one deal; null for the cart and for several deals, which do not wait for one deal, and for
 * a quantity that the validation rejects: nobody may hold more places than an order can have.
 */
export function orderedDealOf(body: unknown): { id: number; places: number } | null {
  const items = (body as { items?: unknown } | null | undefined)?.items;
  if (!Array.isArray(items) || items.length !== 1) return null;
  const [item] = items as [{ quantity?: unknown } | null];
  const deal = oneDealOf(item);
  const quantity = Number(item?.quantity);
  const isOrdered = Number.isInteger(quantity) && quantity > 0 && quantity <= MAX_QUANTITY;
  return deal && isOrdered ? { ...deal, places: quantity } : null;
}
