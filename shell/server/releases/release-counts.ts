/** A version that was shown in a period. */
export interface Shown {
  readonly remote: string;
  readonly version: string;
  readonly period: number;
}

export interface Report {
  readonly views: readonly (Shown & { views: number })[];
  readonly failures: readonly (Shown & { address: string })[];
}

/** Views of one address that count, so that a single visitor does not hide or cause the failures of others. */
const VIEWS_PER_ADDRESS = 20;
const MAX_ADDRESSES = 20_000;
/** The backend takes no more at once. */
const MAX_FAILURES = 200;

const keyOf = ({ remote, version, period }: Shown): string => `${remote} ${version} ${period}`;

interface Count {
  readonly shown: Shown;
  views: number;
  reported: number;
  readonly ofAddress: Map<string, number>;
  readonly failed: Set<string>;
}

/** Counts of this shell: page views since its start, and failures that were not reported yet. In bounded memory. */
export class ReleaseCounts {
  readonly #counts = new Map<string, Count>();
  #failures: (Shown & { address: string })[] = [];

  view(shown: Shown, address: string): void {
    const count = this.#of(shown);
    const seen = count.ofAddress.get(address) ?? 0;
    if (seen >= VIEWS_PER_ADDRESS || (seen === 0 && count.ofAddress.size >= MAX_ADDRESSES)) return;
    count.ofAddress.set(address, seen + 1);
    count.views++;
  }

  /** An address counts once per version. */
  failure(shown: Shown, address: string): void {
    const { failed } = this.#of(shown);
    if (failed.has(address) || failed.size >= MAX_ADDRESSES || this.#failures.length >= MAX_FAILURES) return;
    failed.add(address);
    this.#failures.push({ ...shown, address });
  }

  /** Returns what the backend does not know yet. */
  report(): Report {
    const changed = [...this.#counts.values()].filter(({ views, reported }) => views > reported);
    return {
      views: changed.map(({ shown, views }) => ({ ...shown, views })),
      failures: [...this.#failures],
    };
  }

  /** Call when the backend has taken a report. */
  taken({ views, failures }: Report): void {
    for (const one of views) this.#of(one).reported = one.views;
    this.#failures = this.#failures.slice(failures.length);
  }

  /** Forgets versions that visitors no longer get. */
  keep(present: readonly Shown[]): void {
    const kept = new Set(present.map(keyOf));
    for (const key of this.#counts.keys()) if (!kept.has(key)) this.#counts.delete(key);
  }

  #of({ remote, version, period }: Shown): Count {
    const shown = { remote, version, period };
    const key = keyOf(shown);
    const known = this.#counts.get(key);
    if (known) return known;
    const count = {
      shown,
      views: 0,
      reported: 0,
      ofAddress: new Map<string, number>(),
      failed: new Set<string>(),
    };
    this.#counts.set(key, count);
    return count;
  }
}
