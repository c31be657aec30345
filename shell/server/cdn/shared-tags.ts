import { isLate } from '../cache/dropped-tags';

/** Tag of every page and public answer, also in `purge-tags.ts` of the backend: it purges them all. */
const EVERYTHING = 'dobbar';
/** Networks accept more (Cloudflare 1,000 tags, Fastly and Cloudflare 16 kB), but proxies in between limit headers to 4 or 8 kB. */
const MAX_TAGS = 100;
const MAX_BYTES = 2_000;
/** The backend purges `deal:any` with each `deal:7`, for responses that show more deals than tags fit. */
const ANY = 'any';

/**
 * Returns the tags of a response for a content delivery network: those of the backend's cache that are ever purged, with one tag per kind
 * of entity where there are too many.
 * @param tags of the response, with spaces between them
 * @param isUnchanging true for files and pictures, which are purged by tags of their own only
 */
export function sharedTags(tags: string, isUnchanging: boolean): string[] {
  if (isUnchanging) return tags.split(' ').filter(Boolean);
  const purged = tags.split(' ').filter((tag) => tag !== '' && !isLate(tag));
  if (purged.length < MAX_TAGS && purged.join(' ').length < MAX_BYTES) return [EVERYTHING, ...purged];
  return [...new Set([EVERYTHING, ...purged.map((tag) => tag.replace(/:.*$/, `:${ANY}`))])];
}
