import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { Metrics } from '../../../common/metrics/metrics.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { WEBHOOK_STATE } from './webhook-metrics.sql.js';

interface WebhookState {
  waiting: number;
  lagSeconds: number;
  active: number;
  failing: number;
  disabled: number;
}

const ENDPOINT_STATES = ['active', 'failing', 'disabled'] as const;

/** Reports webhooks to /metrics: attempts of this instance, what waits, and the endpoints that fail. */
@Injectable()
export class WebhookMetrics {
  readonly attempts: Counter<'outcome'>;
  private readonly waiting: Gauge;
  private readonly lag: Gauge;
  private readonly endpoints: Gauge<'state'>;

  constructor(
    private readonly transactions: Transactions,
    metrics: Metrics,
  ) {
    const registers = [metrics.registry];
    this.attempts = new Counter({
      name: 'webhook_attempts_total',
      help: 'Attempts to deliver a webhook, by outcome',
      labelNames: ['outcome'],
      registers,
    });
    this.waiting = new Gauge({ name: 'webhook_deliveries_waiting', help: 'Webhooks that wait', registers });
    this.lag = new Gauge({
      name: 'webhook_lag_seconds',
      help: 'For how long the oldest webhook has waited for its first attempt',
      registers,
    });
    this.endpoints = new Gauge({
      name: 'webhook_endpoints',
      help: 'Endpoints of webhooks; disabled: after failures, not by their owner',
      labelNames: ['state'],
      registers,
    });
    metrics.beforeReading(() => this.measure());
  }

  /** NaN while the database is unavailable, so that the other metrics are still returned. */
  private async measure(): Promise<void> {
    const rows = await this.transactions.query<WebhookState>(WEBHOOK_STATE).catch(() => null);
    const state = rows?.[0];
    this.waiting.set(state?.waiting ?? NaN);
    this.lag.set(state ? Math.max(0, state.lagSeconds) : NaN);
    for (const name of ENDPOINT_STATES) this.endpoints.set({ state: name }, state?.[name] ?? NaN);
  }
}
