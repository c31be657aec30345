/** `before`: the call has no effect until it is released. `after`: it takes effect, and its response is held. */
export type HoldPoint = 'before' | 'after';

interface Hold {
  point: HoldPoint;
  ms: number;
}

/** Records the calls of our server, and makes single gateways slow or unresponsive. */
export class Traffic {
  readonly calls: { gateway: string; method: string; path: string }[] = [];
  private readonly holds = new Map<string, Hold>();
  private readonly waiting = new Set<() => void>();

  /**
   * Holds each call of the gateway.
   * @param ms duration; `Infinity` until `release`
   */
  hold(gateway: string, ms: number, point: HoldPoint = 'before'): void {
    this.holds.set(gateway, { ms, point });
  }

  /** Ends every hold; waiting calls continue. */
  release(): void {
    this.holds.clear();
    for (const resume of this.waiting) resume();
    this.waiting.clear();
  }

  /** Waits while calls of the gateway are held at this point. */
  async pass(gateway: string | null, point: HoldPoint): Promise<void> {
    const hold = gateway === null ? undefined : this.holds.get(gateway);
    if (hold?.point !== point) return;
    await new Promise<void>((resolve) => {
      this.waiting.add(resolve);
      if (Number.isFinite(hold.ms)) setTimeout(resolve, hold.ms);
    });
  }
}
