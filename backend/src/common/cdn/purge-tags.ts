import { isLate } from '../http-cache/cache-tags.js';

/** Tag of every page and public answer, not of pictures; also in `shared-tags.ts` of the shell. */
export const EVERYTHING = 'dobbar';

/**
 * Tags to purge when these were invalidated. What may be late (ADR 81) is never purged: the network stores nothing for longer. Responses
 * with too many tags have one for all entities of a kind.
 */
export function purgedTags(invalidated: readonly string[]): string[] {
  const tags = invalidated.filter((tag) => tag !== '' && !isLate(tag));
  const kinds = tags.filter((tag) => tag.includes(':')).map((tag) => tag.replace(/:.*$/, ':any'));
  return [...new Set([...tags, ...kinds])];
}

/** Tag of the files of an image. */
export const mediaTag = (id: string): string => `media:${id}`;
