const DAY_MS = 86_400_000;

/** A bought code is good for so long, and never beyond the deal's end (rule OR4). */
export const BOUGHT_GOOD_FOR_DAYS = 90;

/** With fewer days left, the last one is named before somebody buys. */
const MIN_DAYS_WITHOUT_WARNING = 30;

/** @returns the deal's end when a code that is bought now is good for fewer than 30 days, null otherwise */
export function lastDayToUse(endDate: string, now: Date): string | null {
  return Date.parse(endDate) - now.getTime() < MIN_DAYS_WITHOUT_WARNING * DAY_MS ? endDate : null;
}

/** Whether the deal's end comes before the 90 days of a code that is bought now. */
export const isCutAtEnd = (endDate: string, now: Date): boolean =>
  Date.parse(endDate) - now.getTime() < BOUGHT_GOOD_FOR_DAYS * DAY_MS;
