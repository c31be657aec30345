import { toAsciiDigits } from 'shared-ui/format';

/** Parses a whole number with Latin or Devanagari digits; null if invalid. */
export function wholeNumberOf(text: string): number | null {
  const digits = toAsciiDigits(text).trim().replace(/,/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null;
}
