/** Nepal uses UTC+05:45 all year. */
const OFFSET_MS = (5 * 60 + 45) * 60_000;
const DAY_MS = 86_400_000;

const shifted = (at: Date): Date => new Date(at.getTime() + OFFSET_MS);

/** @returns the calendar day in Nepal as `2026-11-30` */
export const nepalDay = (at: Date): string => shifted(at).toISOString().slice(0, 10);

/** @returns the weekday in Nepal, 0 = Sunday */
export const nepalWeekday = (at: Date): number => shifted(at).getUTCDay();

/** @returns the time of day in Nepal as `18:05` */
export const nepalTime = (at: Date): string => shifted(at).toISOString().slice(11, 16);

/** @returns `2026-11-30 18:05`, a format that spreadsheets parse; null for null */
export const nepalMoment = (at: string | null): string | null =>
  at && `${nepalDay(new Date(at))} ${nepalTime(new Date(at))}`;

/** @returns the first instant of a Nepal day */
export const startOfNepalDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) - OFFSET_MS);

/** @returns the last millisecond of a Nepal day */
export const endOfNepalDay = (day: string): Date => new Date(startOfNepalDay(day).getTime() + DAY_MS - 1);
