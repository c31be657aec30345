/** The tags of cached public responses. Each module adds its tags in a file `*.events.ts`, as it does for `DomainEvents`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- modules add their tags
export interface CacheTags {}

export type CacheTag = keyof CacheTags;

/** Time for which responses with a late tag are still sent after its invalidation. */
export const LATE_MS = 5_000;

/** A tag that ends with `:late` stands for what may be 5 seconds old: the order of lists, totals, facets and averages. */
export const isLate = (tag: string): boolean => tag.endsWith(':late');
