/** What is to be bought: the cart, or one deal by itself. */
export type Wished = { kind: 'cart' } | { kind: 'deal'; items: string };

const MOST_DIGITS = 9;
const wholeOf = (text: string | null): number =>
  text !== null && /^\d+$/.test(text) && text.length <= MOST_DIGITS ? Number(text) : 0;

/** Reads it from the address: `?deal=42&quantity=2&price=560`, the price being the one that was shown. */
export function wishedOf(query: URLSearchParams): Wished {
  const deal = wholeOf(query.get('deal'));
  if (deal === 0) return { kind: 'cart' };
  const quantity = wholeOf(query.get('quantity')) || 1;
  return { kind: 'deal', items: `${deal}:${quantity}:${wholeOf(query.get('price'))}` };
}
