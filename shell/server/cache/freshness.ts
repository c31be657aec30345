/** Times are those of `performance.now()`. */
export interface Freshness {
  /** Tags of the backend: what was read is outdated when one of them is dropped. */
  readonly tags: readonly string[];
  /** When reading began. */
  readonly since: number;
  /** When it is outdated without a dropped tag, such as at the end of a deal. */
  readonly until: number;
}

/** Freshness of what is made of several reads; null if one of them has none, because it must not be kept. */
export function togetherFresh(
  all: readonly (Freshness | null)[],
  own: Omit<Freshness, 'tags'>,
): Freshness | null {
  const reads: Freshness[] = [];
  for (const one of all) {
    if (!one) return null;
    reads.push(one);
  }
  return {
    tags: [...new Set(reads.flatMap(({ tags }) => tags))],
    since: Math.min(own.since, ...reads.map(({ since }) => since)),
    until: Math.min(own.until, ...reads.map(({ until }) => until)),
  };
}
