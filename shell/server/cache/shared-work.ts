/**
 * Later requests wait for work that began at most this long ago, and start their own otherwise. The work reads no older state than
 * that of its start.
 */
const JOINED_MS = 400;

/** Does work once for all requests that wait for the same result. */
export class SharedWork<Result> {
  readonly #running = new Map<string, { readonly since: number; readonly result: Promise<Result> }>();

  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const now = performance.now();
    const running = this.#running.get(key);
    if (running && now - running.since <= JOINED_MS) return running.result;
    const own = { since: now, result: work() };
    this.#running.set(key, own);
    const forget = (): void => {
      if (this.#running.get(key) === own) this.#running.delete(key);
    };
    own.result.then(forget, forget);
    return own.result;
  }
}
