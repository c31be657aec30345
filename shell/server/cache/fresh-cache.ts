import type { Freshness } from './freshness';
import { isLate, LATE_MS } from './dropped-tags';
import type { PublicChanges } from './public-changes';

interface Entry<Value> {
  readonly key: string;
  readonly value: Value;
  readonly tags: readonly string[];
  until: number;
  bytes: number;
}

interface Limits {
  readonly maxEntries: number;
  readonly maxBytes: number;
}

export interface CacheState {
  readonly entries: number;
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
}

/** Keeps values while they are fresh, in bounded memory; the least recently used are evicted. */
export class FreshCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #entriesOf = new Map<string, Set<Entry<Value>>>();
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  constructor(
    private readonly changes: PublicChanges,
    private readonly limits: Limits,
  ) {
    changes.on('dropped', (tags, now) => this.#drop(tags, now));
    changes.on('lost', () => this.clear());
  }

  /** Present size, and reads since the start. */
  get state(): CacheState {
    return {
      entries: this.#entries.size,
      bytes: this.#bytes,
      hits: this.#hits,
      misses: this.#misses,
    };
  }

  find(key: string, now = performance.now()): { value: Value; freshness: Freshness } | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.until <= now) {
      if (entry) this.#remove(entry);
      this.#misses++;
      return undefined;
    }
    this.#hits++;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    // As good as read now: nothing of it was dropped until now.
    return { value: entry.value, freshness: { tags: entry.tags, since: now, until: entry.until } };
  }

  /** Returns the freshness of a value while it is kept, without counting as a read. */
  freshnessOf(key: string, value: Value): Pick<Freshness, 'tags' | 'until'> | undefined {
    const entry = this.#entries.get(key);
    return entry?.value === value ? entry : undefined;
  }

  /** Keeps a value unless it is outdated. */
  keep(key: string, value: Value, { freshness, bytes }: { freshness: Freshness; bytes: number }): void {
    const now = performance.now();
    const until = this.changes.keptUntil(freshness, now);
    if (until <= now) return;
    const old = this.#entries.get(key);
    if (old) this.#remove(old);
    const entry = { key, value, tags: freshness.tags, until, bytes };
    this.#entries.set(key, entry);
    for (const tag of entry.tags) {
      const entries = this.#entriesOf.get(tag);
      if (entries) entries.add(entry);
      else this.#entriesOf.set(tag, new Set([entry]));
    }
    this.#bytes += bytes;
    this.#evict();
  }

  /** Counts bytes that were added to a kept value. */
  grow(key: string, value: Value, bytes: number): void {
    const entry = this.#entries.get(key);
    if (entry?.value !== value) return;
    entry.bytes += bytes;
    this.#bytes += bytes;
    this.#evict();
  }

  clear(): void {
    this.#entries.clear();
    this.#entriesOf.clear();
    this.#bytes = 0;
  }

  #drop(tags: readonly string[], now: number): void {
    for (const tag of tags)
      for (const entry of this.#entriesOf.get(tag) ?? [])
        if (isLate(tag)) entry.until = Math.min(entry.until, now + LATE_MS);
        else this.#remove(entry);
  }

  #evict(): void {
    const { maxEntries, maxBytes } = this.limits;
    for (const entry of this.#entries.values()) {
      if (this.#entries.size <= maxEntries && this.#bytes <= maxBytes) break;
      this.#remove(entry);
    }
  }

  #remove(entry: Entry<Value>): void {
    this.#entries.delete(entry.key);
    for (const tag of entry.tags) {
      const entries = this.#entriesOf.get(tag);
      entries?.delete(entry);
      if (entries?.size === 0) this.#entriesOf.delete(tag);
    }
    this.#bytes -= entry.bytes;
  }
}
