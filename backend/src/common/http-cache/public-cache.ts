import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { compressed, type Encoding } from './encodings.js';
import type { CacheTag } from './cache-tags.js';
import type { PublicBody } from './public-body.js';

export interface CachedResponse {
  url: string;
  body: Buffer;
  /** The compressed body, for each encoding that a client has accepted so far. */
  encoded: Partial<Record<Encoding, Buffer>>;
  etag: string;
  headers: Record<string, string>;
  tags: CacheTag[];
  validUntil: number;
}

const MAX_ENTRIES = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_AGE_MS = 60_000;

const sizeOf = ({ body, encoded }: CachedResponse): number =>
  body.length + (encoded.br?.length ?? 0) + (encoded.gzip?.length ?? 0);

/**
 * In-process cache of bounded size, evicting the least recently used entry. Invalidations by any instance
 * reach it through NOTIFY.
 */
@Injectable()
export class PublicCache {
  private readonly entries = new Map<string, CachedResponse>();
  private bytes = 0;
  private usable = true;
  /** Grows with every invalidation: a body that was read before an invalidation is not stored after it. */
  generation = 0;
  private readonly dropped = new Map<CacheTag, number>();
  private allDropped = 0;
  hits = 0;
  misses = 0;

  /** Number and size of the cached responses, and whether the cache is in use. */
  get state(): { entries: number; bytes: number; isUsable: boolean } {
    return { entries: this.entries.size, bytes: this.bytes, isUsable: this.usable };
  }

  find(url: string, now = Date.now()): CachedResponse | undefined {
    const entry = this.entries.get(url);
    if (!entry || entry.validUntil <= now) {
      this.misses++;
      if (entry) this.remove(url, entry);
      return undefined;
    }
    this.hits++;
    this.entries.delete(url);
    this.entries.set(url, entry);
    return entry;
  }

  /**
   * @param generation the cache's generation when the body began to be read
   * @returns the response, cached unless an invalidation occurred since then
   */
  keep(url: string, body: PublicBody, generation: number, now = Date.now()): CachedResponse {
    const bytes = Buffer.from(body.json);
    const answer: CachedResponse = {
      url,
      body: bytes,
      encoded: {},
      etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
      headers: body.headers ?? {},
      tags: body.tags,
      validUntil: Math.min(now + MAX_AGE_MS, body.validUntil?.getTime() ?? Infinity),
    };
    if (this.usable && generation === this.generation) this.store(url, answer);
    return answer;
  }

  /**
   * The body in that encoding. It is compressed on first use, then cached, and counts towards the size of the
   * cache.
   */
  encoded(answer: CachedResponse, encoding: Encoding): Buffer {
    const known = answer.encoded[encoding];
    if (known) return known;
    const made = compressed(answer.body, encoding);
    answer.encoded[encoding] = made;
    if (this.entries.get(answer.url) === answer) {
      this.bytes += made.length;
      this.evict();
    }
    return made;
  }

  /** Grows with every invalidation of the tag, for data that is cached elsewhere. */
  generationOf(tag: CacheTag): number {
    return Math.max(this.dropped.get(tag) ?? 0, this.allDropped);
  }

  invalidate(tags: readonly CacheTag[]): void {
    this.generation++;
    for (const tag of tags) this.dropped.set(tag, this.generation);
    for (const [url, entry] of this.entries)
      if (entry.tags.some((tag) => tags.includes(tag))) this.remove(url, entry);
  }

  /** Stops serving from memory while the connection that receives invalidations is lost. */
  suspend(): void {
    this.usable = false;
    this.generation++;
    this.allDropped = this.generation;
    this.entries.clear();
    this.bytes = 0;
  }

  /** Bodies read before the connection was back may have missed an invalidation, so they are not cached. */
  resume(): void {
    this.usable = true;
    this.generation++;
    this.allDropped = this.generation;
  }

  private store(url: string, answer: CachedResponse): void {
    const old = this.entries.get(url);
    if (old) this.remove(url, old);
    this.entries.set(url, answer);
    this.bytes += sizeOf(answer);
    this.evict();
  }

  private evict(): void {
    for (const [oldest, entry] of this.entries) {
      if (this.entries.size <= MAX_ENTRIES && this.bytes <= MAX_BYTES) break;
      this.remove(oldest, entry);
    }
  }

  private remove(url: string, entry: CachedResponse): void {
    this.entries.delete(url);
    this.bytes -= sizeOf(entry);
  }
}
