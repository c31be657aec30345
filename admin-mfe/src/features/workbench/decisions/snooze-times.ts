const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NEPAL_MS = 5.75 * HOUR_MS;
const MORNING = 9;

/** 9 AM in Nepal, so many days after today there. */
const morningAfter = (now: number, days: number): number =>
  Math.floor((now + NEPAL_MS) / DAY_MS) * DAY_MS + days * DAY_MS + MORNING * HOUR_MS - NEPAL_MS;

/** The times to choose from: soon, tomorrow and next Monday in the morning. */
export function snoozeTimes(now: number) {
  const weekday = new Date(now + NEPAL_MS).getUTCDay();
  return [
    { name: 'hour', at: now + HOUR_MS },
    { name: 'threeHours', at: now + 3 * HOUR_MS },
    { name: 'tomorrow', at: morningAfter(now, 1) },
    { name: 'monday', at: morningAfter(now, (8 - weekday) % 7 || 7) },
  ] as const;
}
