const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Rejects days such as February 30, which JavaScript converts to a day in March. */
const exists = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

/**
 * Reads ISO 8601: a day, or an instant with its zone.
 * @param dayOf converts a day without a time
 * @returns the unchanged value if it is neither
 */
export function instantOf(value: unknown, dayOf: (day: string) => Date): unknown {
  if (typeof value !== 'string') return value;
  if (DAY.test(value)) return exists(value) ? dayOf(value) : value;
  const day = INSTANT.exec(value)?.[1];
  return day && exists(day) ? new Date(value) : value;
}
