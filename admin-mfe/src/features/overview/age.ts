const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Age {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
}

/** Converts a duration to the largest unit that it contains at least twice; otherwise to minutes. */
export function ageOf(milliseconds: number): Age {
  const past = Math.max(0, milliseconds);
  if (past >= 2 * DAY) return { unit: 'days', count: Math.floor(past / DAY) };
  if (past >= 2 * HOUR) return { unit: 'hours', count: Math.floor(past / HOUR) };
  return { unit: 'minutes', count: Math.floor(past / MINUTE) };
}
