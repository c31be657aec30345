import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';
import { Transactions } from '../transactions/transactions.js';
import { EventConsumers } from './event-consumers.js';
import { WAITING_DELIVERIES } from './outbox-metrics.sql.js';

interface LaneState {
  lane: string;
  waiting: number;
  repeated: number;
  dueSeconds: number;
}

type LaneFact = Exclude<keyof LaneState, 'lane'>;

/** Reports the lanes of the outbox to /metrics: deliveries that wait, those that failed before, and the age of the oldest. */
@Injectable()
export class OutboxMetrics {
  private readonly gauges: Record<LaneFact, Gauge<'lane'>>;

  constructor(
    private readonly transactions: Transactions,
    private readonly consumers: EventConsumers,
    metrics: Metrics,
  ) {
    const gauge = (name: string, help: string): Gauge<'lane'> =>
      new Gauge({ name, help, labelNames: ['lane'], registers: [metrics.registry] });
    this.gauges = {
      waiting: gauge('outbox_lane_waiting', 'Deliveries of a lane that wait'),
      repeated: gauge('outbox_lane_repeated', 'Waiting deliveries of a lane that failed at least once'),
      dueSeconds: gauge('outbox_lane_lag_seconds', 'For how long the oldest delivery of a lane has been due'),
    };
    metrics.beforeReading(() => this.measure());
  }

  /** NaN while the database is unavailable, so that the other metrics are still returned. */
  private async measure(): Promise<void> {
    const rows = await this.transactions.query<LaneState>(WAITING_DELIVERIES).catch(() => null);
    for (const lane of this.consumers.lanes.keys()) {
      const state = rows?.find((row) => row.lane === lane);
      for (const fact of Object.keys(this.gauges) as LaneFact[])
        this.gauges[fact].set({ lane }, rows ? Math.max(0, state?.[fact] ?? 0) : NaN);
    }
  }
}
