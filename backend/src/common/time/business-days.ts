import { nepalDay, nepalWeekday, startOfNepalDay } from './nepal-day.js';

const DAY_MS = 86_400_000;
const CLOSES_MS = 18 * 3_600_000;
/** No run of holidays is longer. */
const MOST_DAYS = 400;
const SUNDAY = 0;
const SATURDAY = 6;

const noon = (day: string): Date => new Date(startOfNepalDay(day).getTime() + DAY_MS / 2);

const isWeekend = (day: string): boolean => [SATURDAY, SUNDAY].includes(nepalWeekday(noon(day)));

/**
 * The end of the business day by which something is done. Business days are Monday to Friday, 9 AM to 6 PM Nepal time. What
 * comes after 6 PM or on a free day counts from the next morning on, so that the same days follow.
 * @param days how many business days follow the one of the submission
 * @param isHoliday whether a Nepal day, such as `2026-10-21`, is a holiday
 */
export function businessDeadline(from: Date, days: number, isHoliday: (day: string) => boolean): Date {
  let day = nepalDay(from);
  for (let left = days, passed = 0; left > 0 && passed < MOST_DAYS; passed++) {
    day = nepalDay(new Date(noon(day).getTime() + DAY_MS));
    if (!isWeekend(day) && !isHoliday(day)) left--;
  }
  return new Date(startOfNepalDay(day).getTime() + CLOSES_MS);
}
