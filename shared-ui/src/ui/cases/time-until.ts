const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_HOURS = 24;
/** Number of hours from which the time is shown in days. */
const HOURS_UP_TO = 48;

export interface TimeUntil {
  unit: 'minutes' | 'hours' | 'days' | 'none';
  count: number;
}

/** Returns the time until a moment in whole units; `none` after it. */
export function timeUntil(at: string, now: Date): TimeUntil {
  const leftMs = Date.parse(at) - now.getTime();
  if (leftMs <= 0) return { unit: 'none', count: 0 };
  const hours = Math.floor(leftMs / HOUR_MS);
  if (hours < 1) return { unit: 'minutes', count: Math.max(1, Math.floor(leftMs / MINUTE_MS)) };
  if (hours < HOURS_UP_TO) return { unit: 'hours', count: hours };
  return { unit: 'days', count: Math.floor(hours / DAY_HOURS) };
}
