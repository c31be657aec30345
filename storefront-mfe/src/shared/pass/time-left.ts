export interface TimeLeft {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_HOURS = 24;
/** Number of hours from which the time is shown in days. */
const HOURS_UP_TO = 48;

/** Returns the time left of a pass in whole units; null after its expiry. */
export function timeLeft(expiresAt: string, now: Date): TimeLeft | null {
  const leftMs = Date.parse(expiresAt) - now.getTime();
  if (leftMs <= 0) return null;
  const hours = Math.floor(leftMs / HOUR_MS);
  if (hours < 1) return { unit: 'minutes', count: Math.max(1, Math.floor(leftMs / MINUTE_MS)) };
  if (hours < HOURS_UP_TO) return { unit: 'hours', count: hours };
  return { unit: 'days', count: Math.floor(hours / DAY_HOURS) };
}

/** Returns the share of a pass's validity that is left, from 1 down to 0. */
export function shareLeft(
  { issuedAt, expiresAt }: { issuedAt: string; expiresAt: string },
  now: Date,
): number {
  const [begin, end] = [Date.parse(issuedAt), Date.parse(expiresAt)];
  return end > begin ? Math.min(1, Math.max(0, (end - now.getTime()) / (end - begin))) : 0;
}
