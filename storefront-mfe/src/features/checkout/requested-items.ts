/** The items to order: the cart or a single deal. */
export type RequestedItems = { kind: 'cart' } | { kind: 'deal'; items: string };

const MAX_DIGITS = 9;
const wholeOf = (text: string | null): number =>
  text !== null && /^\d+$/.test(text) && text.length <= MAX_DIGITS ? Number(text) : 0;

/** Reads the items from the address: `?deal=42&quantity=2&price=560`, where `price` is the price that was shown. */
export function requestedItemsOf(query: URLSearchParams): RequestedItems {
  const deal = wholeOf(query.get('deal'));
  if (deal === 0) return { kind: 'cart' };
  const quantity = wholeOf(query.get('quantity')) || 1;
  return { kind: 'deal', items: `${deal}:${quantity}:${wholeOf(query.get('price'))}` };
}
