import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { inBackground } from '../connections/in-background.js';
import { withConnections } from '../connections/work-context.js';
import type { AppError, ErrorClass } from '../errors/app-error.js';
import { Metrics } from '../metrics/metrics.js';
import { GateMetrics } from './gate.metrics.js';
import type { TicketBound, Turn } from './ticket-list.js';
import { type Pace, WaitingLine } from './waiting-line.js';

/** Duration of a request before the first one has ended, in milliseconds. */
const FIRST_MEAN_MS = 10;

export interface GateRules {
  /** Error of a request that is sent away, with `waiting` and `retryAfterSeconds`. */
  busy: ErrorClass;
  /** Errors that say that all places are taken. */
  full: readonly ErrorClass[];
  /** Reads the number of places left; null without a limit. */
  placesLeft: (id: number) => Promise<number | null>;
}

interface Gate extends GateRules {
  lines: Map<number, WaitingLine>;
  pace: Pace;
}

/** Request at a gate. */
export interface Arrival {
  gate: string;
  /** Subject that the request is for. */
  id: number;
  person: string;
  places: number;
  /** Error of the request if it finds no place; null if only the work can tell. */
  errorWhenFull: () => Promise<AppError | null>;
}

/** Bounds the requests for one subject that work at once on this instance (rule L7). Modules register their gates. */
@Injectable()
export class Gates implements OnModuleDestroy {
  private readonly gates = new Map<string, Gate>();
  private readonly tickets: TicketBound;
  private readonly metrics: GateMetrics;

  constructor(
    private readonly config: Config,
    metrics: Metrics,
  ) {
    this.tickets = { used: 0, max: config.gates.tickets };
    this.metrics = new GateMetrics(metrics);
  }

  register(name: string, rules: GateRules): void {
    const gate = { ...rules, lines: new Map<number, WaitingLine>(), pace: { meanMs: FIRST_MEAN_MS } };
    this.gates.set(name, gate);
    this.metrics.watch(name, () => [...gate.lines.values()].map(({ size }) => size));
  }

  onModuleDestroy(): void {
    for (const { lines } of this.gates.values()) for (const line of lines.values()) line.close();
  }

  /**
   * Runs the work when it is the turn of the request. Shortly after a request that found no place, `errorWhenFull` is asked first.
   * @param signal removes the request from its line while it waits
   * @throws the gate's `busy` (429) with `waiting`, and the errors of the work
   */
  async run<T>(arrival: Arrival, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const gate = this.gates.get(arrival.gate);
    if (!gate) throw new Error(`The gate ${arrival.gate} is not registered.`);
    const line = gate.lines.get(arrival.id) ?? this.addLine(gate, arrival.id);
    const turn = await this.turnOf(line, arrival, signal);
    if (!turn.isAdmitted) {
      const { waiting, retryAfterSeconds } = turn;
      throw new gate.busy({ waiting, retryAfterSeconds });
    }
    try {
      const error = line.isFull ? await arrival.errorWhenFull() : null;
      if (error) throw error;
      return await work();
    } catch (error) {
      if (gate.full.some((Full) => error instanceof Full)) line.noteFull();
      throw error;
    } finally {
      turn.leave();
      this.deleteIdle(gate, arrival.id);
    }
  }

  private async turnOf(line: WaitingLine, arrival: Arrival, signal: AbortSignal): Promise<Turn> {
    const startedAt = performance.now();
    const turn = await line.enter(arrival.person, arrival.places, signal);
    this.metrics.waited(arrival.gate, performance.now() - startedAt, turn.isAdmitted);
    return turn;
  }

  private addLine(gate: Gate, id: number): WaitingLine {
    const line = new WaitingLine({
      limits: this.config.gates,
      tickets: this.tickets,
      pace: gate.pace,
      placesLeft: () => inBackground(() => withConnections('public', () => gate.placesLeft(id))),
      whenIdle: () => this.deleteIdle(gate, id),
      now: () => performance.now(),
      random: () => Math.random(),
    });
    gate.lines.set(id, line);
    return line;
  }

  private deleteIdle(gate: Gate, id: number): void {
    if (gate.lines.get(id)?.isIdle) gate.lines.delete(id);
  }
}
