import { bikramSambatOf, addNepalDays, type NepalDay } from 'shared-ui/format';

/** Nepal's fiscal year begins on 1 Shrawan, the fourth month of Bikram Sambat. */
const SHRAWAN = 4;
const LONGEST_YEAR = 367;

export interface FiscalYear {
  /** The Bikram Sambat year in which it begins, such as 2083 for 2083/84. */
  year: number;
  first: NepalDay;
  last: NepalDay;
}

const beginsOn = (day: NepalDay): boolean => {
  const date = bikramSambatOf(day);
  return date?.month === SHRAWAN && date.day === 1;
};

function firstFrom(day: NepalDay, step: 1 | -1): NepalDay | null {
  for (let at = day, tried = 0; tried < LONGEST_YEAR; tried++, at = addNepalDays(at, step))
    if (beginsOn(at)) return at;
  return null;
}

/**
 * The fiscal year that contains a day of Nepal; null where the calendar is not published. If the year after it is not published,
 * the last day is 364 days after the first.
 */
export function fiscalYearOf(day: NepalDay): FiscalYear | null {
  const first = firstFrom(day, -1);
  const begun = first && bikramSambatOf(first);
  if (!first || !begun) return null;
  const next = firstFrom(addNepalDays(first, 1), 1);
  return { year: begun.year, first, last: addNepalDays(next ?? addNepalDays(first, 365), -1) };
}
