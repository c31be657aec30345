import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';
import { Metrics } from '../common/metrics/metrics.js';
import { ClassPool } from './class-pool.js';

/** Reports the connections of this instance by class of work to /metrics. */
@Injectable()
export class DatabaseMetrics {
  constructor(@InjectDataSource() dataSource: DataSource, { registry }: Metrics) {
    const pool = (): unknown => (dataSource.driver as { master?: unknown }).master;
    new Gauge({
      name: 'database_pool_connections',
      help: 'Database connections by class of work: in use, idle, and the largest number',
      labelNames: ['class', 'state'],
      registers: [registry],
      collect() {
        const own = pool();
        if (!(own instanceof ClassPool)) return;
        for (const { name, used, idle, limit } of own.states) {
          this.set({ class: name, state: 'used' }, used);
          this.set({ class: name, state: 'idle' }, idle);
          this.set({ class: name, state: 'limit' }, limit);
        }
      },
    });
    new Gauge({
      name: 'database_pool_waiting',
      help: 'Requests that wait for a database connection, by class of work',
      labelNames: ['class'],
      registers: [registry],
      collect() {
        const own = pool();
        if (own instanceof ClassPool)
          for (const { name, waiting } of own.states) this.set({ class: name }, waiting);
      },
    });
  }
}
