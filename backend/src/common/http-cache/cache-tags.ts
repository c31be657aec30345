/** The tags of cached public responses. Each module adds its tags in a file `*.events.ts`, as it does for `DomainEvents`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- modules add their tags
export interface CacheTags {}

export type CacheTag = keyof CacheTags;
