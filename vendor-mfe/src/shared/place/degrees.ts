import { toAsciiDigits } from 'shared-ui/format';

const DEGREES = /^-?\d{1,3}(\.\d+)?$/;

export const MAX_LATITUDE = 90;
export const MAX_LONGITUDE = 180;

/** Parses degrees with Latin or Devanagari digits; null if invalid. */
export function degreesOf(typed: string, limit: number): number | null {
  const text = toAsciiDigits(typed).trim();
  return DEGREES.test(text) && Math.abs(Number(text)) <= limit ? Number(text) : null;
}
