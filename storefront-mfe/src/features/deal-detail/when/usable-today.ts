import { nepalClockOf, nepalDayOf, toDayText } from 'shared-ui/format';

/** Times of use of a deal: weekdays (0 = Sunday), hours and excluded days; null means no limit. */
export interface UsableTerms {
  weekdays: readonly number[] | null;
  /** `HH:MM` in Nepal; an end before the start is on the next day. */
  hoursFrom: string | null;
  hoursUntil: string | null;
  blackoutDates: readonly string[] | null;
}

export type UsableToday =
  | { state: 'now'; until: string | null; minutesLeft: number | null }
  | { state: 'later'; from: string }
  | { state: 'over' | 'not-today' };

const DAY_MINUTES = 24 * 60;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Weekday in Nepal, 0 = Sunday. */
export function nepalWeekdayOf(now: Date): number {
  const { year, month, day } = nepalDayOf(now);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** Usability of a deal on the day of `now` in Nepal, by its own terms. */
export function usableToday(terms: UsableTerms, now: Date): UsableToday {
  const { weekdays, hoursFrom, hoursUntil, blackoutDates } = terms;
  const isAllowed = !weekdays || weekdays.includes(nepalWeekdayOf(now));
  if (!isAllowed || blackoutDates?.includes(toDayText(nepalDayOf(now)))) return { state: 'not-today' };
  if (!hoursFrom || !hoursUntil) return { state: 'now', until: null, minutesLeft: null };
  const clock = nepalClockOf(now);
  const minute = clock.hour * 60 + clock.minute;
  const [from, end] = [minutesOf(hoursFrom), minutesOf(hoursUntil)];
  const until = end > from ? end : end + DAY_MINUTES;
  if (minute < from) return { state: 'later', from: hoursFrom };
  if (minute >= until) return { state: 'over' };
  return { state: 'now', until: hoursUntil, minutesLeft: until - minute };
}

/** True for three or more consecutive days, formatted as "Sunday to Friday". */
export const isRun = (days: readonly number[]): boolean =>
  days.length > 2 && days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);
