import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';

interface PurgeState {
  /** True on the instance that purges. */
  isSending: boolean;
  /** Tags that wait. */
  waiting: number;
  /** Milliseconds since when the oldest tag waits. */
  lagMs: number;
}

const MS_PER_SECOND = 1_000;

/** Metrics of the purges of this instance. */
@Injectable()
export class CdnMetrics {
  private readonly calls: Counter<'outcome'>;
  private readonly tags: Counter;
  private state: () => PurgeState = () => ({ isSending: false, waiting: 0, lagMs: 0 });

  constructor({ registry }: Metrics) {
    const registers = [registry];
    this.calls = new Counter({
      name: 'cdn_purge_calls_total',
      help: 'Calls of the purge API of the content delivery network, by outcome',
      labelNames: ['outcome'],
      registers,
    });
    for (const outcome of ['purged', 'failed']) this.calls.inc({ outcome }, 0);
    this.tags = new Counter({ name: 'cdn_purged_tags_total', help: 'Purged tags', registers });
    const gauge = (name: string, help: string, value: (state: PurgeState) => number): void => {
      const read = (): number => value(this.state());
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    };
    gauge('cdn_purge_sending', '1 on the instance that purges', ({ isSending }) => Number(isSending));
    gauge('cdn_purge_waiting', 'Tags that wait to be purged', ({ waiting }) => waiting);
    gauge(
      'cdn_purge_lag_seconds',
      'For how long the oldest tag has waited to be purged',
      ({ lagMs }) => lagMs / MS_PER_SECOND,
    );
  }

  watch(state: () => PurgeState): void {
    this.state = state;
  }

  /** Counts a call and its tags when it ends. */
  async count(tags: number, call: Promise<void>): Promise<void> {
    try {
      await call;
      this.calls.inc({ outcome: 'purged' });
      this.tags.inc(tags);
    } catch (error) {
      this.calls.inc({ outcome: 'failed' });
      throw error;
    }
  }
}
