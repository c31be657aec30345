import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from '../../../common/metrics/metrics.js';

/** Counts the outcomes of passes on this instance. */
@Injectable()
export class PassMetrics {
  readonly passes: Counter<'outcome'>;

  constructor({ registry }: Metrics) {
    this.passes = new Counter({
      name: 'passes_total',
      help: 'Passes by outcome',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }
}
