const DAY_MS = 86_400_000;
/** A recorded price counts for struck-through prices after these days (rule PL4). */
const COUNTS_AFTER_DAYS = 30;

export type PriceState = { kind: 'planned' | 'counts-from'; at: Date } | { kind: 'counts' };

/** When a recorded price is in force and counts. */
export function priceStateOf(from: string, now: Date): PriceState {
  const start = new Date(from);
  if (start > now) return { kind: 'planned', at: start };
  const counts = new Date(start.getTime() + COUNTS_AFTER_DAYS * DAY_MS);
  return counts > now ? { kind: 'counts-from', at: counts } : { kind: 'counts' };
}
