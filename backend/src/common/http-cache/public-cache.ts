import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { MAX_REPLICA_AGE_MS, withReplicas } from '../connections/replica-reads.js';
import { workContext } from '../connections/work-context.js';
import { Clock } from '../time/clock.js';
import { clockShift } from '../time/clock-shift.js';
import { compressed, type Encoding } from './encodings.js';
import { type CacheTag, isLate, LATE_MS } from './cache-tags.js';
import type { PublicBody } from './public-body.js';
import { TagGenerations } from './tag-generations.js';

export interface CachedResponse {
  url: string;
  body: Buffer;
  /** The compressed body, for each encoding that a client has accepted so far. */
  encoded: Partial<Record<Encoding, Buffer>>;
  etag: string;
  type: string;
  headers: Record<string, string>;
  tags: CacheTag[];
  validUntil: number;
}

/** `invalidated`: tags whose responses are outdated. `suspended`: invalidations can be missed from now on. */
interface CacheChanges {
  invalidated: [tags: readonly CacheTag[]];
  suspended: [];
}

/** A value that was read, to be kept by `keep`. */
export interface CurrentRead<T> {
  value: T;
  /** The cache's generation up to which the value shows all changes. */
  generation: number;
  /** Earliest time of the database from which the data can be, in milliseconds. */
  asOf: number;
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
  readonly changes = new EventEmitter<CacheChanges>().setMaxListeners(0);
  private readonly entries = new Map<string, CachedResponse>();
  private readonly entriesOf = new Map<CacheTag, Set<CachedResponse>>();
  private readonly generations = new TagGenerations();
  private bytes = 0;
  private usable = true;
  hits = 0;
  misses = 0;

  constructor(private readonly clock: Clock = new Clock()) {}

  /** The time that decides until when responses are kept, in milliseconds: that of the database, which names the ends of deals. */
  get now(): number {
    return this.clock.databaseMs;
  }

  /** Number and size of the cached responses, and whether the cache is in use. */
  get state(): { entries: number; bytes: number; isUsable: boolean } {
    return { entries: this.entries.size, bytes: this.bytes, isUsable: this.usable };
  }

  /** Grows with every invalidation: a body that was read before its tags were invalidated is not stored after it. */
  get generation(): number {
    return this.generations.current;
  }

  find(url: string, now = this.now): CachedResponse | undefined {
    const entry = this.entries.get(url);
    if (!entry || entry.validUntil <= now) {
      this.misses++;
      if (entry) this.remove(entry);
      return undefined;
    }
    this.hits++;
    this.entries.delete(url);
    this.entries.set(url, entry);
    return entry;
  }

  /**
   * Reads a value that will be cached, and finds out up to which generation it is current. Data of a replica is as old as the
   * replica.
   */
  async read<T>(read: () => Promise<T>): Promise<CurrentRead<T>> {
    const { generation } = this;
    const outer = workContext.get()?.replicaReads;
    if (!outer) return { value: await read(), generation, asOf: this.now };
    const own = { generation: Infinity };
    const value = await withReplicas(own, read).finally(() => {
      outer.generation = Math.min(outer.generation, own.generation);
    });
    const isFromReplica = own.generation !== Infinity;
    const asOf = this.now - (isFromReplica ? MAX_REPLICA_AGE_MS : 0);
    return { value, generation: Math.min(generation, own.generation), asOf };
  }

  /** True if a change was announced that data of that generation may not show. */
  isOutdated(tags: readonly CacheTag[], generation: number): boolean {
    return tags.some((tag) => !isLate(tag) && this.generations.of(tag) > generation);
  }

  /**
   * @param generation the cache's generation when the body began to be read
   * @returns the response, cached unless one of its tags was invalidated since then
   */
  keep(url: string, body: PublicBody, generation: number, now = this.now): CachedResponse {
    const bytes = typeof body.json === 'string' ? Buffer.from(body.json) : body.json;
    const answer: CachedResponse = {
      url,
      body: bytes,
      encoded: {},
      etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
      type: body.type ?? 'application/json; charset=utf-8',
      headers: body.headers ?? {},
      tags: body.tags,
      validUntil: Math.min(now + MAX_AGE_MS, body.validUntil?.getTime() ?? Infinity),
    };
    const outdated = body.tags.filter((tag) => this.generations.of(tag) > generation);
    if (outdated.length > 0) answer.validUntil = Math.min(answer.validUntil, now + LATE_MS);
    if (this.usable && outdated.every(isLate) && clockShift() === 0) this.store(answer);
    return answer;
  }

  isKept(answer: CachedResponse): boolean {
    return this.entries.get(answer.url) === answer;
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
    if (this.isKept(answer)) {
      this.bytes += made.length;
      this.evict();
    }
    return made;
  }

  /** Grows with every invalidation of the tag, for data that is cached elsewhere. */
  generationOf(tag: CacheTag): number {
    return this.generations.of(tag);
  }

  invalidate(tags: readonly CacheTag[], now = this.now): void {
    this.generations.advance(tags);
    for (const tag of tags)
      for (const entry of this.entriesOf.get(tag) ?? [])
        if (isLate(tag)) entry.validUntil = Math.min(entry.validUntil, now + LATE_MS);
        else this.remove(entry);
    this.changes.emit('invalidated', tags);
  }

  /** Stops serving from memory while the connection that receives invalidations is lost. */
  suspend(): void {
    this.usable = false;
    this.generations.advanceAll();
    this.entries.clear();
    this.entriesOf.clear();
    this.bytes = 0;
    this.changes.emit('suspended');
  }

  /** Bodies read before the connection was back may have missed an invalidation, so they are not cached. */
  resume(): void {
    this.usable = true;
    this.generations.advanceAll();
  }

  private store(answer: CachedResponse): void {
    const old = this.entries.get(answer.url);
    if (old) this.remove(old);
    this.entries.set(answer.url, answer);
    for (const tag of answer.tags) {
      const entries = this.entriesOf.get(tag);
      if (entries) entries.add(answer);
      else this.entriesOf.set(tag, new Set([answer]));
    }
    this.bytes += sizeOf(answer);
    this.evict();
  }

  private evict(): void {
    for (const entry of this.entries.values()) {
      if (this.entries.size <= MAX_ENTRIES && this.bytes <= MAX_BYTES) break;
      this.remove(entry);
    }
  }

  private remove(entry: CachedResponse): void {
    this.entries.delete(entry.url);
    for (const tag of entry.tags) {
      const entries = this.entriesOf.get(tag);
      entries?.delete(entry);
      if (entries?.size === 0) this.entriesOf.delete(tag);
    }
    this.bytes -= sizeOf(entry);
  }
}
