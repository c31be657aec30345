const DAY_MS = 86_400_000;

/** Validity of a bought pass in days; it never extends beyond the deal's end (rule OR4). */
export const BOUGHT_GOOD_FOR_DAYS = 90;

/** With fewer days left, the purchase shows a warning with the last day. */
const MIN_DAYS_WITHOUT_WARNING = 30;

/** @returns the deal's end if a pass bought now is valid for fewer than 30 days, otherwise null */
export function lastDayToUse(endDate: string, now: Date): string | null {
  return Date.parse(endDate) - now.getTime() < MIN_DAYS_WITHOUT_WARNING * DAY_MS ? endDate : null;
}

/** Returns true if the deal ends before the 90 days of a pass bought now. */
export const isCutAtEnd = (endDate: string, now: Date): boolean =>
  Date.parse(endDate) - now.getTime() < BOUGHT_GOOD_FOR_DAYS * DAY_MS;
