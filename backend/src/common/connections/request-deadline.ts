/** Time limit of a request. Statements that still run when it has passed are canceled. */
export class RequestDeadline {
  private readonly startedAt = performance.now();
  private readonly cancels = new Set<() => void>();
  private timer?: NodeJS.Timeout;

  /** @param limitMs from now on */
  constructor(private readonly limitMs: number) {}

  get isOver(): boolean {
    return this.leftMs === 0;
  }

  /** Milliseconds until the time limit; 0 when it has passed. */
  get leftMs(): number {
    return Math.max(0, this.limitMs - (performance.now() - this.startedAt));
  }

  /**
   * Calls `cancel` when the time limit has passed.
   * @returns a function that removes `cancel` when its work has ended
   */
  watch(cancel: () => void): () => void {
    this.cancels.add(cancel);
    this.timer ??= setTimeout(() => this.cancelAll(), this.leftMs).unref();
    return () => this.cancels.delete(cancel);
  }

  /** Call when the response has been sent. */
  end(): void {
    clearTimeout(this.timer);
    this.cancels.clear();
  }

  private cancelAll(): void {
    for (const cancel of this.cancels) cancel();
  }
}
