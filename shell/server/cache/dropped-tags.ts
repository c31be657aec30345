import type { Freshness } from './freshness';

/** A drop reaches the backends one after the other, so what is read within this time can still be the old state. */
export const SETTLED_MS = 1000;
/** Lists may be that old after a change of their order, totals or averages: tags that end with `:late`. */
export const LATE_MS = 5000;
/** Nothing takes longer to read or render. */
const REMEMBERED_MS = 10_000;

export const isLate = (tag: string): boolean => tag.endsWith(':late');

/** Remembers which tags were dropped lately, to decide how long something that was read meanwhile may be kept. */
export class DroppedTags {
  readonly #droppedAt = new Map<string, number>();

  drop(tags: readonly string[], now: number): void {
    for (const tag of tags) {
      this.#droppedAt.delete(tag);
      this.#droppedAt.set(tag, now);
    }
    for (const [tag, at] of this.#droppedAt) {
      if (at > now - REMEMBERED_MS) break;
      this.#droppedAt.delete(tag);
    }
  }

  /** Returns until when something may be kept; a time in the past if it is outdated already. */
  keptUntil({ tags, since, until }: Freshness, now: number): number {
    if (since < now - REMEMBERED_MS) return -Infinity;
    let kept = until;
    for (const tag of tags) {
      const droppedAt = this.#droppedAt.get(tag);
      if (droppedAt === undefined || since >= droppedAt + SETTLED_MS) continue;
      if (isLate(tag)) kept = Math.min(kept, droppedAt + LATE_MS);
      // Read after the drop, but perhaps from a backend that did not know of it.
      else kept = since > droppedAt ? Math.min(kept, droppedAt + SETTLED_MS) : -Infinity;
    }
    return kept;
  }
}
