import type { CacheTag } from './cache-tags.js';

/** A public answer: JSON text as PostgreSQL made it, and what would make it wrong. */
export interface PublicBody {
  json: string;
  /** Invalidating one of these tags removes the body from the cache. */
  tags: CacheTag[];
  /** Until when nothing changes by itself, such as a deal starting or ending. */
  validUntil?: Date | null;
  headers?: Record<string, string>;
}
