import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { compressed, type Encoding } from './encodings.js';
import type { CacheTag } from './cache-tags.js';
import type { PublicBody } from './public-body.js';

export interface CachedResponse {
  url: string;
  body: Buffer;
  /** The body compressed, once somebody accepted that encoding. */
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

/** Bounded, in-process, least recently used first out. Every drop on any instance reaches it through NOTIFY. */
@Injectable()
export class PublicCache {
  private readonly entries = new Map<string, CachedResponse>();
  private bytes = 0;
  private usable = true;
  /** Grows with every drop: what was read before a drop is not kept after it. */
  generation = 0;
  hits = 0;
  misses = 0;

  /** How many answers are kept, and whether any may be. */
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
   * @returns the answer, kept unless something was dropped meanwhile
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

  /** The body in that encoding: compressed on first use, then kept and counted beside it. */
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

  invalidate(tags: readonly CacheTag[]): void {
    this.generation++;
    for (const [url, entry] of this.entries)
      if (entry.tags.some((tag) => tags.includes(tag))) this.remove(url, entry);
  }

  /** Without the connection that tells of drops nothing may be served from memory. */
  suspend(): void {
    this.usable = false;
    this.generation++;
    this.entries.clear();
    this.bytes = 0;
  }

  /** What was read before the connection was back may have missed a drop: it is not kept either. */
  resume(): void {
    this.usable = true;
    this.generation++;
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
