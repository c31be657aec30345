const SOON_MS = 24 * 3_600_000;

/** Returns how urgent a due time is: over, within a day, or later. */
export function dueTone(dueAt: string, now: Date): 'late' | 'soon' | 'later' {
  const leftMs = Date.parse(dueAt) - now.getTime();
  if (leftMs <= 0) return 'late';
  return leftMs <= SOON_MS ? 'soon' : 'later';
}
