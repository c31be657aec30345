import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { inBackground } from '../../../common/connections/in-background.js';
import { isDatabaseAway } from '../../../common/errors/translate-error.js';
import { Job } from '../../../common/jobs/job.decorator.js';
import { Repeated } from '../../../common/outbox/repeated.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { DeliveryAttempts } from './delivery-attempts.service.js';

const EVERY_MS = 1_000;
/** Deliveries at once of an instance: those of endpoints that answer quickly, and as many of slow or failing ones. */
const AT_ONCE = 16;

/** Workers that deliver at the same time. */
class Workers {
  readonly working = new Set<Promise<void>>();
  readonly rounds: Repeated;

  constructor(
    readonly isSlow: boolean,
    round: (workers: Workers) => Promise<void>,
  ) {
    this.rounds = new Repeated(() => round(this));
  }

  get free(): number {
    return AT_ONCE - this.working.size;
  }
}

/**
 * Sends due deliveries. Slow and failing endpoints have workers of their own, so that they do not delay others (rule WH5). Instances share
 * the work by claims.
 */
@Injectable()
export class DeliveriesJob implements OnApplicationShutdown {
  private readonly logger = new Logger(DeliveriesJob.name);
  private readonly groups = [false, true].map(
    (isSlow) => new Workers(isSlow, (workers) => this.round(workers)),
  );
  private stopped = false;

  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly attempts: DeliveryAttempts,
  ) {}

  /** Begins the deliveries that are due. Each has a trace of its own. */
  @Job(EVERY_MS, { tracesItself: true })
  async run(): Promise<void> {
    await Promise.all(this.groups.map(({ rounds }) => rounds.run()));
  }

  /** Sends at once what the current transaction adds. */
  afterCommit(): void {
    if (!this.config.backgroundWork) return;
    this.transactions.afterCommit(() => inBackground(() => this.start()));
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await Promise.allSettled(this.groups.flatMap(({ rounds, working }) => [rounds.idle(), ...working]));
  }

  /** Sends until nothing is due. */
  async runDue(): Promise<void> {
    do {
      await Promise.all(this.groups.map(({ rounds }) => rounds.run()));
      await Promise.all(this.groups.flatMap(({ working }) => [...working]));
      await Promise.all(this.groups.map(({ rounds }) => rounds.idle()));
    } while (this.groups.some(({ working }) => working.size > 0));
  }

  private start(): void {
    for (const { rounds } of this.groups)
      void rounds.run().catch((error: unknown) => {
        if (!isDatabaseAway(error)) this.logger.error(error);
      });
  }

  private async round(workers: Workers): Promise<void> {
    while (!this.stopped && workers.free > 0) {
      const claimed = await this.attempts.claim(workers.isSlow, workers.free);
      if (claimed.length === 0) return;
      for (const attempt of claimed) {
        const work = attempt()
          .catch((error: unknown) => {
            if (!isDatabaseAway(error)) this.logger.error(error);
          })
          .finally(() => {
            workers.working.delete(work);
            // The next event of the object may be sent now, perhaps by the other workers.
            if (!this.stopped) this.start();
          });
        workers.working.add(work);
      }
    }
  }
}
