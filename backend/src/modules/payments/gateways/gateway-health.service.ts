import { Injectable, Logger } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { Metrics } from '../../../common/metrics/metrics.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import {
  type CallOutcome,
  CIRCUIT_STATES,
  type CircuitListener,
  type GatewayCircuit,
} from './gateway-circuit.js';
import type { GatewayName } from '../../../common/payments/gateway-names.js';
import { REPORT } from './gateway-health.sql.js';

/** Reports the circuits of this instance: each change to the console's health by a row, the current state to /metrics. */
@Injectable()
export class GatewayHealth implements CircuitListener {
  private readonly logger = new Logger(GatewayHealth.name);
  private readonly calls: Counter<'gateway' | 'outcome'>;
  private circuits: readonly GatewayCircuit[] = [];
  /** Chain of the writes, so that the last change is written last. */
  private reports: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly transactions: Transactions,
    { registry }: Metrics,
  ) {
    this.calls = new Counter({
      name: 'gateway_calls_total',
      help: 'Calls of payment gateways by outcome; not-sent while the circuit is open',
      labelNames: ['gateway', 'outcome'],
      registers: [registry],
    });
    const states = (): readonly GatewayCircuit[] => this.circuits;
    new Gauge({
      name: 'gateway_circuit_state',
      help: 'Circuit of each payment gateway: 0 closed, 1 half-open, 2 open',
      labelNames: ['gateway'],
      registers: [registry],
      collect() {
        for (const { gateway, state } of states()) this.set({ gateway }, CIRCUIT_STATES.indexOf(state));
      },
    });
  }

  watch(circuits: readonly GatewayCircuit[]): void {
    this.circuits = circuits;
  }

  called(gateway: GatewayName, outcome: CallOutcome): void {
    this.calls.inc({ gateway, outcome });
  }

  changed({ gateway, state, lastFailure, openUntil }: GatewayCircuit): void {
    this.logger.warn(`The circuit of ${gateway} is ${state}: ${lastFailure ?? 'no failure'}`);
    this.reports = this.reports
      .then(() => this.transactions.query(REPORT, [gateway, state, lastFailure, openUntil]))
      .catch((error: unknown) => this.logger.error(error));
  }
}
