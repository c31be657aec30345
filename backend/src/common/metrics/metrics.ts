import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { PublicCache } from '../http-cache/public-cache.js';

/** What is counted, in Prometheus form. */
@Injectable()
export class HttpMetrics {
  readonly registry = new Registry();
  readonly passes = new Counter({
    name: 'passes_total',
    help: 'Passes by what happened to them, and why when refused',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  private readonly requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });

  constructor(cache: PublicCache) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'public_cache_hits',
      help: 'Public answers served from memory since the start',
      registers: [this.registry],
      collect() {
        this.set(cache.hits);
      },
    });
    new Gauge({
      name: 'public_cache_misses',
      help: 'Public answers that had to be read since the start',
      registers: [this.registry],
      collect() {
        this.set(cache.misses);
      },
    });
  }

  /** @param ms milliseconds until the answer was sent */
  observe(method: string, route: string, status: number, ms: number): void {
    this.requests.labels(method, route, String(status)).observe(ms / 1000);
  }
}
