/** Work that runs once at a time. A request that comes while it runs has it run once more afterwards. */
export class Repeated {
  private running?: Promise<void>;
  private isWantedAgain = false;

  constructor(private readonly work: () => Promise<void>) {}

  /** @returns when nothing is left to do for this request */
  run(): Promise<void> {
    this.isWantedAgain = true;
    this.running ??= this.loop();
    return this.running;
  }

  /** When what runs now has ended. */
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
