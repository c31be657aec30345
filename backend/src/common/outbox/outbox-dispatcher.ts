import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { isDatabaseAway } from '../errors/translate-error.js';
import { OutboxDeliveries } from './outbox-deliveries.js';
import { OutboxLanes } from './outbox-lanes.js';
import { OutboxWakeup } from './outbox-wakeup.js';
import { Repeated } from './repeated.js';

const IDLE_MS = 1_000;
/**
 * Time that a shutdown waits for running deliveries. The lease of a longer one expires, and another instance
 * repeats it.
 */
const SHUTDOWN_MS = 5_000;

/**
 * Routes events to the lanes of their consumers and runs the lanes concurrently, so that a lane that waits
 * for its server delays no other. Two instances never process the same delivery at once.
 */
@Injectable()
export class OutboxDispatcher implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OutboxDispatcher.name);
  private readonly rounds = new Repeated(() => this.round());
  private readonly running = new Map<string, Repeated>();
  private readonly inLanes = new Set<Promise<void>>();
  private timer?: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly config: Config,
    private readonly deliveries: OutboxDeliveries,
    private readonly lanes: OutboxLanes,
    private readonly wakeup: OutboxWakeup,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.backgroundWork) return;
    this.wakeup.onWake(() => this.wake());
    this.wake();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    let timer: NodeJS.Timeout | undefined;
    const given = new Promise<void>((resolve) => (timer = setTimeout(resolve, SHUTDOWN_MS)));
    await Promise.race([Promise.allSettled([this.rounds.idle(), ...this.inLanes]), given]);
    clearTimeout(timer);
  }

  /**
   * Delivers everything that is due, including events that consumers publish during the run. Failed
   * deliveries are not awaited.
   */
  async deliverDue(): Promise<void> {
    await this.deliveries.route();
    do {
      const lanes = await this.deliveries.dueLanes();
      await Promise.all(lanes.map((lane) => this.lane(lane).run()));
    } while (!this.stopped && (await this.deliveries.route()));
  }

  private wake(): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    void this.rounds
      .run()
      .catch((error: unknown) => this.log(error))
      .finally(() => {
        clearTimeout(this.timer);
        if (!this.stopped) this.timer = setTimeout(() => this.wake(), IDLE_MS);
      });
  }

  /** Starts the lanes with due deliveries without waiting for them. */
  private async round(): Promise<void> {
    while (!this.stopped && (await this.deliveries.route())) continue;
    for (const lane of await this.deliveries.dueLanes()) {
      const run = this.lane(lane)
        .run()
        .catch((error: unknown) => this.log(error))
        .finally(() => this.inLanes.delete(run));
      this.inLanes.add(run);
    }
  }

  private lane(name: string): Repeated {
    const known = this.running.get(name);
    if (known) return known;
    const lane = new Repeated(() => this.lanes.deliverDue(name, () => this.stopped));
    this.running.set(name, lane);
    return lane;
  }

  private log(error: unknown): void {
    if (!isDatabaseAway(error)) this.logger.error(error);
  }
}
