import { nepalDay, nepalWeekday, startOfNepalDay } from '../../../common/time/nepal-day.js';

const THURSDAY = 4;
const DAY_MS = 86_400_000;
/** Amounts that became owed in the last 24 hours before a run are left to the next one (rule PO3). */
const SETTLED_MS = DAY_MS;
/** Maximum number of days ahead for which a run can be made. */
export const MAX_DAYS_AHEAD = 14;

/** Next payout day in Nepal: Thursday, today included (rule PO3). */
export function nextPayoutDay(now: Date): string {
  const days = (THURSDAY - nepalWeekday(now) + 7) % 7;
  return nepalDay(new Date(now.getTime() + days * DAY_MS));
}

/** Amounts that became owed before this time are paid on that day. */
export const cutoffOf = (day: string, now: Date): Date =>
  new Date(Math.min(startOfNepalDay(day).getTime(), now.getTime()) - SETTLED_MS);

/** The expected cutoff, before the run is made. */
export const expectedCutoffOf = (day: string): Date => new Date(startOfNepalDay(day).getTime() - SETTLED_MS);

/** @param day in Nepal */
export const isPayoutDay = (day: string, now: Date): boolean =>
  day >= nepalDay(now) && day <= nepalDay(new Date(now.getTime() + MAX_DAYS_AHEAD * DAY_MS));
