import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { ServiceUnavailable } from '../errors/common.errors.js';
import { Metrics } from '../metrics/metrics.js';
import { Transactions } from '../transactions/transactions.js';
import { Config } from '../../config/config.js';
import { OLDEST_EVENT_SECONDS, PING } from './readiness.sql.js';

/** Reports whether this instance is ready, and the age of its oldest undelivered event. */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  private readonly outboxLag: Gauge;
  private isStopping = false;

  constructor(
    private readonly transactions: Transactions,
    private readonly config: Config,
    metrics: Metrics,
  ) {
    this.outboxLag = new Gauge({
      name: 'outbox_lag_seconds',
      help: 'Age of the oldest undelivered event',
      registers: [metrics.registry],
    });
    metrics.beforeReading(() => this.measureOutbox());
  }

  /** Continues to process requests until the load balancer has seen that the instance is not ready. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await pause(this.config.shutdownDrainMs);
  }

  /** @throws service.unavailable (503) while the instance stops */
  async assertReady(): Promise<void> {
    if (this.isStopping) throw new ServiceUnavailable();
    await this.transactions.query(PING);
  }

  /** NaN while the database is unavailable, so that the other metrics are still returned. */
  private async measureOutbox(): Promise<void> {
    this.outboxLag.set(await this.outboxSeconds().catch(() => NaN));
  }

  private async outboxSeconds(): Promise<number> {
    const [row] = await this.transactions.query<{ seconds: number }>(OLDEST_EVENT_SECONDS);
    return row?.seconds ?? 0;
  }
}
