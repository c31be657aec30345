import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { ServiceUnavailable } from '../../common/errors/common.errors.js';
import { HttpMetrics } from '../../common/http/http-metrics.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Config } from '../../config/config.js';

/** Whether the server can do its work, and how far behind its events are. */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  private readonly outboxLag: Gauge;
  private isStopping = false;

  constructor(
    private readonly transactions: Transactions,
    private readonly config: Config,
    metrics: HttpMetrics,
  ) {
    this.outboxLag = new Gauge({
      name: 'outbox_lag_seconds',
      help: 'Age of the oldest undelivered event',
      registers: [metrics.registry],
    });
  }

  /** A load balancer sends nothing more to an instance that is not ready; until it has noticed, requests are still answered. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await pause(this.config.shutdownDrainMs);
  }

  /** @throws service.unavailable (503) while the instance stops */
  async assertReady(): Promise<void> {
    if (this.isStopping) throw new ServiceUnavailable();
    await this.transactions.query('SELECT 1');
  }

  /** Not a number while the database cannot be asked: the other figures are wanted then most of all. */
  async measureOutbox(): Promise<void> {
    this.outboxLag.set(await this.outboxSeconds().catch(() => NaN));
  }

  private async outboxSeconds(): Promise<number> {
    const [row] = await this.transactions.query<{ seconds: number }>(
      'SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds FROM outbox WHERE delivered_at IS NULL',
    );
    return row?.seconds ?? 0;
  }
}
