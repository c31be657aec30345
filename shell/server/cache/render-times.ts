/** Times of pages that are rendered, and how many are at the moment. */
export class RenderTimes {
  #running = 0;
  #observe: (seconds: number) => void = () => {};

  get running(): number {
    return this.#running;
  }

  /** @param observe called with the seconds of each render from now on */
  watch(observe: (seconds: number) => void): void {
    this.#observe = observe;
  }

  async measure<Result>(render: () => Promise<Result>): Promise<Result> {
    const since = performance.now();
    this.#running++;
    try {
      return await render();
    } finally {
      this.#running--;
      this.#observe((performance.now() - since) / 1000);
    }
  }
}
