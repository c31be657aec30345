import { toAsciiDigits } from 'shared-ui/format';

const HIGHEST = 100_000_000;

/** Whole rupees out of what was typed, in either script; null when it is no amount. */
export function readAmount(text: string): number | null {
  const digits = toAsciiDigits(text).replace(/[,\s]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return null;
  return Number(digits) <= HIGHEST ? Number(digits) : null;
}
