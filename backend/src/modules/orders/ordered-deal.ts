import { oneDealOf } from '../deals/index.js';

/** The deal and the quantity of an order of one deal; null for the cart and for several deals, which do not wait for one deal. */
export function orderedDealOf(body: unknown): { id: number; places: number } | null {
  const items = (body as { items?: unknown } | null | undefined)?.items;
  if (!Array.isArray(items) || items.length !== 1) return null;
  const [item] = items as [{ quantity?: unknown } | null];
  const deal = oneDealOf(item);
  const quantity = Number(item?.quantity);
  return deal && Number.isInteger(quantity) && quantity > 0 ? { ...deal, places: quantity } : null;
}
