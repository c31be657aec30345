import { nepalDay, nepalWeekday, startOfNepalDay } from './nepal-day.js';

const DAY_MS = 86_400_000;
const CLOSES_MS = 18 * 3_600_000;
/** Limit of the search in days, longer than any series of holidays. */
const MOST_DAYS = 400;
const SUNDAY = 0;
const SATURDAY = 6;

const noon = (day: string): Date => new Date(startOfNepalDay(day).getTime() + DAY_MS / 2);

const isWeekend = (day: string): boolean => [SATURDAY, SUNDAY].includes(nepalWeekday(noon(day)));

/**
 * Returns the end of the business day that is the deadline. Business days are Monday to Friday, 9 AM to 6 PM Nepal time.
 * The day of the submission does not count, at any time of day.
 * @param days number of business days after the day of the submission
 * @param isHoliday returns true if a Nepal day, such as `2026-10-21`, is a holiday
 */
export function businessDeadline(from: Date, days: number, isHoliday: (day: string) => boolean): Date {
  let day = nepalDay(from);
  for (let left = days, passed = 0; left > 0 && passed < MOST_DAYS; passed++) {
    day = nepalDay(new Date(noon(day).getTime() + DAY_MS));
    if (!isWeekend(day) && !isHoliday(day)) left--;
  }
  return new Date(startOfNepalDay(day).getTime() + CLOSES_MS);
}
