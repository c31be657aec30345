const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NEPAL_MS = 5.75 * HOUR_MS;
const MORNING = 9;

/** 9 AM Nepal time, the given number of days after the current day in Nepal. */
const morningAfter = (now: number, days: number): number =>
  Math.floor((now + NEPAL_MS) / DAY_MS) * DAY_MS + days * DAY_MS + MORNING * HOUR_MS - NEPAL_MS;

/** Snooze options: in one hour, in three hours, tomorrow at 9 AM and next Monday at 9 AM. */
export function snoozeTimes(now: number) {
  const weekday = new Date(now + NEPAL_MS).getUTCDay();
  return [
    { name: 'hour', at: now + HOUR_MS },
    { name: 'threeHours', at: now + 3 * HOUR_MS },
    { name: 'tomorrow', at: morningAfter(now, 1) },
    { name: 'monday', at: morningAfter(now, (8 - weekday) % 7 || 7) },
  ] as const;
}
