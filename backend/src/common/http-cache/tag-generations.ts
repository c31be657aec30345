import type { CacheTag } from './cache-tags.js';

const MAX_TAGS = 20_000;

/**
 * The generation in which each tag was last invalidated. Tags that were not invalidated for the longest time share one
 * generation, so that memory is bounded; what was read before it counts as outdated.
 */
export class TagGenerations {
  /** Grows with every invalidation. */
  current = 0;
  private readonly invalidated = new Map<CacheTag, number>();
  private ofAll = 0;

  of(tag: CacheTag): number {
    return Math.max(this.invalidated.get(tag) ?? 0, this.ofAll);
  }

  advance(tags: readonly CacheTag[]): void {
    this.current++;
    for (const tag of tags) {
      this.invalidated.delete(tag);
      this.invalidated.set(tag, this.current);
    }
    for (const [tag, generation] of this.invalidated) {
      if (this.invalidated.size <= MAX_TAGS) break;
      this.invalidated.delete(tag);
      this.ofAll = Math.max(this.ofAll, generation);
    }
  }

  advanceAll(): void {
    this.current++;
    this.ofAll = this.current;
    this.invalidated.clear();
  }
}
