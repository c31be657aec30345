import { toAsciiDigits } from '../numbers/digits';

/** Quantity received and quantity paid for of a buyXgetY deal. */
export interface Bundle {
  received: number;
  paid: number;
  /** 'buy-get' for "Buy 1 Get 1 Free", 'for' for "3 for 2", 'nights' for "2 nights for 1". */
  form: 'buy-get' | 'for' | 'nights';
}

const BUY_GET = /^buy\s+(\d+),?\s+get\s+(\d+)(?:\s+free)?$/i;
const MORE_FOR_LESS = /^(\d+)\s+(nights?\s+)?for\s+(\d+)$/i;

/**
 * Parses the discount value of a buyXgetY deal, in either script.
 * @returns null if the business typed a text of another form
 */
export function readBundle(value: string): Bundle | null {
  const text = toAsciiDigits(value).trim();
  const buyGet = BUY_GET.exec(text);
  if (buyGet) {
    const paid = Number(buyGet[1]);
    return { received: paid + Number(buyGet[2]), paid, form: 'buy-get' };
  }
  const bundle = MORE_FOR_LESS.exec(text);
  if (!bundle) return null;
  const [, received, nights, paid] = bundle;
  return { received: Number(received), paid: Number(paid), form: nights ? 'nights' : 'for' };
}
