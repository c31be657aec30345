import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { PublicCache } from '../http-cache/public-cache.js';

/**
 * The metrics of this instance in Prometheus form. A module adds its own metric to `registry` in a file `*.metrics.ts`:
 * `new Counter({ name, help, registers: [metrics.registry] })`.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly measures: (() => Promise<void>)[] = [];
  private readonly requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });

  constructor(cache: PublicCache) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('public_cache_hits', 'Public answers served from memory since the start', () => cache.hits);
    this.gauge(
      'public_cache_misses',
      'Public answers that had to be read since the start',
      () => cache.misses,
    );
    this.gauge('public_cache_entries', 'Public answers in memory', () => cache.state.entries);
    this.gauge('public_cache_bytes', 'Size of the public answers in memory', () => cache.state.bytes);
    this.gauge('public_cache_usable', '1 while invalidations are received, otherwise 0', () =>
      Number(cache.state.isUsable),
    );
  }

  /** @param measure sets metrics that are read from the database, before each reading of all metrics */
  beforeReading(measure: () => Promise<void>): void {
    this.measures.push(measure);
  }

  /** All metrics in the text format of Prometheus. */
  async text(): Promise<string> {
    await this.measure();
    return this.registry.metrics();
  }

  async getMetricsAsJSON(): ReturnType<Registry['getMetricsAsJSON']> {
    await this.measure();
    return this.registry.getMetricsAsJSON();
  }

  private async measure(): Promise<void> {
    await Promise.all(this.measures.map((measure) => measure()));
  }

  /** @param ms milliseconds until the response was sent */
  observe(method: string, route: string, status: number, ms: number): void {
    this.requests.labels(method, route, String(status)).observe(ms / 1000);
  }

  private gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(value());
      },
    });
  }
}
