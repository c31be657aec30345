import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';

const MS_PER_SECOND = 1_000;

/** Metrics of the jobs of this instance, by job. */
@Injectable()
export class JobMetrics {
  private readonly interval: Gauge<'job_name'>;
  private readonly success: Gauge<'job_name'>;
  private readonly duration: Histogram<'job_name'>;
  private readonly failures: Counter<'job_name'>;

  constructor({ registry }: Metrics) {
    // Prometheus itself uses the label `job`.
    const common = { labelNames: ['job_name' as const], registers: [registry] };
    this.interval = new Gauge({
      name: 'job_interval_seconds',
      help: 'Time between two starts of a job',
      ...common,
    });
    this.success = new Gauge({
      name: 'job_last_success_timestamp_seconds',
      help: 'When a job last succeeded, or when the instance started',
      ...common,
    });
    this.duration = new Histogram({
      name: 'job_run_seconds',
      help: 'Time of a run of a job',
      buckets: [0.01, 0.1, 1, 10, 60, 300],
      ...common,
    });
    this.failures = new Counter({ name: 'job_failures_total', help: 'Runs of a job that failed', ...common });
  }

  /** The start counts as a success, so that a job that never succeeds is noticed as well. */
  started(name: string, everyMs: number): void {
    this.interval.set({ job_name: name }, everyMs / MS_PER_SECOND);
    this.failures.inc({ job_name: name }, 0);
    this.noteTime(name);
  }

  /** @param ms time of the run, in milliseconds */
  succeeded(name: string, ms: number): void {
    this.duration.observe({ job_name: name }, ms / MS_PER_SECOND);
    this.noteTime(name);
  }

  /** @param ms time of the run, in milliseconds */
  failed(name: string, ms: number): void {
    this.duration.observe({ job_name: name }, ms / MS_PER_SECOND);
    this.failures.inc({ job_name: name });
  }

  private noteTime(name: string): void {
    this.success.set({ job_name: name }, Date.now() / MS_PER_SECOND);
  }
}
