import type { NepalDay } from './nepal-day';

const DAY = 86_400_000;

/**
 * Lengths of the twelve months of 2076 to 2083, and of the first two months of 2084, in days. Later months are not published.
 */
const MONTHS: readonly string[] = [
  '313231323130303029293030',
  '313231323130303029302931',
  '313131323131302930293030',
  '313132313131302930293030',
  '313231323130303029293030',
  '313231323130303029302931',
  '313132313131302930293030',
  '313132313131302930293030',
  '3132',
];
const FIRST_YEAR = 2076;
const FIRST_DAY = Date.UTC(2019, 3, 14);

/** Converts a day in Nepal to Bikram Sambat; returns null outside the published calendar. */
export function bikramSambatOf({ year, month, day }: NepalDay): NepalDay | null {
  let left = Math.round((Date.UTC(year, month - 1, day) - FIRST_DAY) / DAY);
  if (left < 0) return null;
  for (const [index, lengths] of MONTHS.entries()) {
    for (let at = 0; at < lengths.length; at += 2) {
      const length = Number(lengths.slice(at, at + 2));
      if (left < length) return { year: FIRST_YEAR + index, month: at / 2 + 1, day: left + 1 };
      left -= length;
    }
  }
  return null;
}
