export const VITALS = ['lcp', 'inp', 'cls', 'ttfb'] as const;
export type Vital = (typeof VITALS)[number];

/** Targets of Google for the 75th percentile: good up to the first value, poor above the second. Milliseconds; CLS without a unit. */
export const TARGETS: Readonly<Record<Vital, { good: number; poor: number }>> = {
  lcp: { good: 2_500, poor: 4_000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
  ttfb: { good: 800, poor: 1_800 },
};

const LOADING = [
  200, 400, 600, 800, 1_000, 1_300, 1_800, 2_100, 2_500, 3_000, 3_500, 4_000, 5_000, 6_500, 8_000,
];

/** Upper bounds of the buckets; the last bucket has none. Each target is a bound, so that shares are exact. */
export const BOUNDS: Readonly<Record<Vital, readonly number[]>> = {
  lcp: [...LOADING, 12_000],
  inp: [25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1_000, 2_000],
  cls: [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
  ttfb: [50, 100, ...LOADING],
};

/** The bucket of a value: that of the first bound that is not smaller. */
export function bucketOf(vital: Vital, value: number): number {
  const index = BOUNDS[vital].findIndex((bound) => value <= bound);
  return index === -1 ? BOUNDS[vital].length : index;
}

export interface BucketCount {
  bucket: number;
  visits: number;
}

const totalOf = (counts: readonly BucketCount[]): number => counts.reduce((sum, one) => sum + one.visits, 0);

/**
 * The value that three of four visits do not exceed, interpolated within its bucket; in the last one its lower bound. Null without
 * visits.
 */
export function p75Of(vital: Vital, counts: readonly BucketCount[]): number | null {
  const bounds = BOUNDS[vital];
  const wanted = totalOf(counts) * 0.75;
  if (wanted === 0) return null;
  let before = 0;
  for (const { bucket, visits } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    const lower = bounds[bucket - 1] ?? 0;
    const upper = bounds[bucket] ?? lower;
    if (before + visits >= wanted) return lower + ((upper - lower) * (wanted - before)) / visits;
    before += visits;
  }
  return null;
}

/** Visits by the targets. */
export function sharesOf(
  vital: Vital,
  counts: readonly BucketCount[],
): { good: number; needsWork: number; poor: number } {
  const { good, poor } = TARGETS[vital];
  const upTo = (target: number): number =>
    totalOf(counts.filter(({ bucket }) => (BOUNDS[vital][bucket] ?? Infinity) <= target));
  const fine = upTo(good);
  const notPoor = upTo(poor);
  return { good: fine, needsWork: notPoor - fine, poor: totalOf(counts) - notPoor };
}
