import { EVERYTHING, purgedTags } from './purge-tags.js';

/** Tags that are sent in one call, and since when each of them waits. */
export type PurgeBatch = ReadonlyMap<string, number>;

/**
 * Shells receive an invalidation within this time, or have forgotten everything (ADR 79). A network that asks one of them before would
 * store the old page again, so each tag is purged a second time after it.
 */
const SETTLED_MS = 1_000;
/** Above this number, or this age, one purge of everything replaces the purges of single tags. */
const MAX_TAGS = 1_000;
const MAX_AGE_MS = 30_000;

/** Tags that the network has yet to purge, each once however often it was invalidated. Times are in milliseconds. */
export class PurgeBacklog {
  private readonly waiting = new Map<string, number>();
  /** When the second purge of a tag is due. */
  private readonly repeated = new Map<string, number>();

  add(invalidated: readonly string[], now: number): void {
    for (const tag of purgedTags(invalidated)) this.addTag(tag, now);
    this.limit(now);
  }

  /** Replaces what waits by one purge of everything. */
  addEverything(now: number): void {
    const since = Math.min(now, this.oldest() ?? now);
    this.clear();
    this.waiting.set(EVERYTHING, since);
    this.repeated.set(EVERYTHING, now + SETTLED_MS);
  }

  clear(): void {
    this.waiting.clear();
    this.repeated.clear();
  }

  /** @returns the next tags to send, null if none is due; `putBack` returns them */
  take(maxTags: number, now: number): PurgeBatch | null {
    this.addRepeated(now);
    this.limit(now);
    const tags = new Map<string, number>();
    for (const [tag, since] of this.waiting) {
      if (tags.size >= maxTags) break;
      tags.set(tag, since);
      this.waiting.delete(tag);
    }
    return tags.size > 0 ? tags : null;
  }

  /** The network did not acknowledge these tags. */
  putBack(batch: PurgeBatch): void {
    for (const [tag, since] of batch)
      this.waiting.set(tag, Math.min(since, this.waiting.get(tag) ?? Infinity));
  }

  /** Number of tags that wait, and the milliseconds since when the oldest one does. */
  state(now: number): { waiting: number; lagMs: number } {
    return { waiting: this.waiting.size, lagMs: now - (this.oldest() ?? now) };
  }

  private addTag(tag: string, now: number): void {
    if (!this.waiting.has(tag)) this.waiting.set(tag, now);
    this.repeated.set(tag, now + SETTLED_MS);
  }

  private addRepeated(now: number): void {
    for (const [tag, dueAt] of this.repeated) {
      if (dueAt > now) continue;
      this.repeated.delete(tag);
      if (!this.waiting.has(tag)) this.waiting.set(tag, now);
    }
  }

  private limit(now: number): void {
    if (this.waiting.size > MAX_TAGS || now - (this.oldest() ?? now) > MAX_AGE_MS) this.addEverything(now);
  }

  private oldest(): number | undefined {
    let oldest: number | undefined;
    for (const since of this.waiting.values()) if (oldest === undefined || since < oldest) oldest = since;
    return oldest;
  }
}
