import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { Metrics } from '../../common/metrics/metrics.js';
import { Replicas } from './replicas.js';

const SECOND_MS = 1_000;

/** Reports the replicas of the database, and how many public reads they answer, to /metrics. */
@Injectable()
export class ReplicaMetrics {
  constructor(replicas: Replicas, { registry }: Metrics) {
    const registers = [registry];
    new Gauge({
      name: 'database_replica_lag_seconds',
      help: 'Age of the data that a replica is known to have: its lag and up to a quarter of a second',
      labelNames: ['replica'],
      registers,
      collect() {
        for (const { name, ageMs } of replicas.all) this.set({ replica: name }, ageMs / SECOND_MS);
      },
    });
    new Gauge({
      name: 'database_replica_usable',
      help: '1 while a replica answers public reads, 0 while it is left out',
      labelNames: ['replica'],
      registers,
      collect() {
        for (const { name, isUsable } of replicas.all) this.set({ replica: name }, Number(isUsable));
      },
    });
    new Counter({
      name: 'public_read_statements_total',
      help: 'Statements of public reads that may read a replica, by the server that answered',
      labelNames: ['server'],
      registers,
      collect() {
        this.reset();
        for (const [server, count] of replicas.statements) this.inc({ server }, count);
      },
    });
    new Counter({
      name: 'database_replica_failures_total',
      help: 'Statements that a replica did not answer, so that the primary did',
      registers,
      collect() {
        this.reset();
        this.inc(replicas.failed);
      },
    });
  }
}
