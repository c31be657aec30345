import { addNepalDays, nepalDayOf, toDayText } from 'shared-ui/format';

const THURSDAY = 4;

/** @returns the next payout day in Nepal, today included */
export function nextPayoutDay(now: Date): string {
  const today = nepalDayOf(now);
  const weekday = new Date(`${toDayText(today)}T00:00:00Z`).getUTCDay();
  return toDayText(addNepalDays(today, (THURSDAY - weekday + 7) % 7));
}
