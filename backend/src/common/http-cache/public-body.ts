import type { CacheTag } from './cache-tags.js';

/** A public response: JSON text from PostgreSQL or another text, and the conditions that make it outdated. */
export interface PublicBody {
  json: string | Buffer;
  /** Type of another text than JSON, with its charset. */
  type?: string;
  /** Invalidating one of these tags removes the body from the cache. */
  tags: CacheTag[];
  /** Next time at which the body changes without an invalidation, such as the start or end of a deal. */
  validUntil?: Date | null;
  headers?: Record<string, string>;
}
