const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Formats the remaining time as '29:05'; returns null from one hour upwards. */
export function clockOf(leftMs: number): string | null {
  if (leftMs >= HOUR) return null;
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
