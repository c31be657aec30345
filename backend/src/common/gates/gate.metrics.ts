import { Counter, Gauge, Histogram } from 'prom-client';
import type { Metrics } from '../metrics/metrics.js';

interface LineSize {
  working: number;
  waiting: number;
  tickets: number;
}

const HELP: Readonly<Record<keyof LineSize, string>> = {
  working: 'Requests that work at a gate',
  waiting: 'Requests that wait at a gate with an open connection',
  tickets: 'Positions of waiting and absent customers at a gate',
};

const MS_PER_SECOND = 1_000;

/** Metrics of the gates of this instance, by gate. */
export class GateMetrics {
  private readonly sums = new Map<string, () => LineSize[]>();
  private readonly sentAway: Counter<'gate'>;
  private readonly waits: Histogram<'gate'>;

  constructor({ registry }: Metrics) {
    const common = { labelNames: ['gate' as const], registers: [registry] };
    const { sums } = this;
    for (const part of Object.keys(HELP) as (keyof LineSize)[])
      new Gauge({
        name: `gate_${part}`,
        help: HELP[part],
        ...common,
        collect() {
          for (const [gate, sizes] of sums)
            this.set(
              { gate },
              sizes().reduce((sum, size) => sum + size[part], 0),
            );
        },
      });
    this.sentAway = new Counter({
      name: 'gate_sent_away_total',
      help: 'Requests that a gate sent away with 429',
      ...common,
    });
    this.waits = new Histogram({
      name: 'gate_wait_seconds',
      help: 'Wait of the requests that a gate admitted',
      buckets: [0.001, 0.01, 0.1, 0.5, 1, 2],
      ...common,
    });
  }

  /** @param sizes reads the sizes of all lines of the gate */
  watch(gate: string, sizes: () => LineSize[]): void {
    this.sums.set(gate, sizes);
    this.sentAway.inc({ gate }, 0);
  }

  /** @param ms wait of the request, in milliseconds */
  waited(gate: string, ms: number, isAdmitted: boolean): void {
    if (isAdmitted) this.waits.observe({ gate }, ms / MS_PER_SECOND);
    else this.sentAway.inc({ gate });
  }
}
