import { toAsciiDigits } from 'shared-ui/format';

/** A whole number in either script; null when it is none. */
export function wholeNumberOf(text: string): number | null {
  const digits = toAsciiDigits(text).trim().replace(/,/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null;
}
