export type TimeLeft = { unit: 'hours' | 'days'; count: number } | null;

const HOUR = 3_600_000;
const SOON_HOURS = 72;
const DAY_HOURS = 24;

/** How long a pass can still be used, said only when that is within three days. */
export function timeLeft(expiresAt: string, now: Date): TimeLeft {
  const hours = Math.floor((new Date(expiresAt).getTime() - now.getTime()) / HOUR);
  if (hours < 0 || hours >= SOON_HOURS) return null;
  return hours < DAY_HOURS
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / DAY_HOURS) };
}
