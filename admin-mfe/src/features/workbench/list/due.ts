const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface DueWords {
  key: 'dueMinutes' | 'dueHours' | 'dueTomorrow' | 'dueDate' | 'lateMinutes' | 'lateHours' | 'lateDays';
  count: number;
}

/** Number of the day in Nepal since 1970-01-01. */
const nepalDayOf = (ms: number): number => Math.floor((ms + 5.75 * HOUR_MS) / DAY_MS);

/** Returns the translation key and the count for the time until the due date or since then. */
export function dueWords(dueAt: string, now: number): DueWords {
  const due = new Date(dueAt).getTime();
  const late = now - due;
  if (late >= DAY_MS) return { key: 'lateDays', count: Math.floor(late / DAY_MS) };
  if (late >= HOUR_MS) return { key: 'lateHours', count: Math.floor(late / HOUR_MS) };
  if (late >= 0) return { key: 'lateMinutes', count: Math.max(1, Math.floor(late / 60_000)) };
  const days = nepalDayOf(due) - nepalDayOf(now);
  if (days > 1) return { key: 'dueDate', count: days };
  if (days === 1) return { key: 'dueTomorrow', count: 1 };
  if (-late >= HOUR_MS) return { key: 'dueHours', count: Math.floor(-late / HOUR_MS) };
  return { key: 'dueMinutes', count: Math.max(1, Math.ceil(-late / 60_000)) };
}
