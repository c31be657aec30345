/** A score is shown from this number of answers. */
export const MIN_ANSWERS = 20;

export interface HonourCounts {
  given: number;
  counted: number;
}

/** The counts as public pages show them; null below 20 answers (rule HN3). */
export const shownScore = (counts: HonourCounts): HonourCounts | null =>
  counts.counted >= MIN_ANSWERS ? counts : null;

/** 95 % confidence. */
const Z = 1.96;

/** Lower bound of the Wilson interval: the order of businesses by honour. The SQL function `honour_rank` is the same. */
export function wilsonLowerBound({ given, counted }: HonourCounts): number {
  if (counted === 0) return 0;
  const share = given / counted;
  const spread = Z * Math.sqrt((share * (1 - share) + (Z * Z) / (4 * counted)) / counted);
  return (share + (Z * Z) / (2 * counted) - spread) / (1 + (Z * Z) / counted);
}
