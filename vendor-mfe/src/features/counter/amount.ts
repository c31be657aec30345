import { toAsciiDigits } from 'shared-ui/format';

const HIGHEST = 100_000_000;

/** Parses whole rupees with Latin or Devanagari digits; null for an invalid amount. */
export function readAmount(text: string): number | null {
  const digits = toAsciiDigits(text).replace(/[,\s]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return null;
  return Number(digits) <= HIGHEST ? Number(digits) : null;
}
