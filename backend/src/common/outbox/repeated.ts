/** Runs work one at a time. A call during a run makes the work run once more afterwards. */
export class Repeated {
  private running?: Promise<void>;
  private isWantedAgain = false;

  constructor(private readonly work: () => Promise<void>) {}

  /** @returns a promise that resolves when the work of this call is done */
  run(): Promise<void> {
    this.isWantedAgain = true;
    this.running ??= this.loop();
    return this.running;
  }

  /** Resolves when the current run has ended. */
  idle(): Promise<void> {
    return this.running ?? Promise.resolve();
  }

  private async loop(): Promise<void> {
    try {
      while (this.isWantedAgain) {
        this.isWantedAgain = false;
        await this.work();
      }
    } finally {
      this.running = undefined;
    }
  }
}
