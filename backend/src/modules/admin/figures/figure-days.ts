const DAY_MS = 86_400_000;
const WEEK = 7;

/** @param day such as `2026-11-30` */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** First Sunday of the last `weeks` weeks, of which the week of `day` is the last. */
export const firstWeekOf = (day: string, weeks: number): string =>
  daysBefore(day, new Date(Date.parse(day)).getUTCDay() + WEEK * (weeks - 1));
