const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Age {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
}

/** How long something takes, in the largest unit of which there are two; minutes below that. */
export function ageOf(milliseconds: number): Age {
  const past = Math.max(0, milliseconds);
  if (past >= 2 * DAY) return { unit: 'days', count: Math.floor(past / DAY) };
  if (past >= 2 * HOUR) return { unit: 'hours', count: Math.floor(past / HOUR) };
  return { unit: 'minutes', count: Math.floor(past / MINUTE) };
}
