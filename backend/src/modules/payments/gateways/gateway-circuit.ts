import {
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  handleType,
  isBrokenCircuitError,
  TaskCancelledError,
  timeout,
  type TimeoutPolicy,
  TimeoutStrategy,
} from 'cockatiel';
import { AppError } from '../../../common/errors/app-error.js';
import { assertNoTransaction } from '../../../common/transactions/assert-no-transaction.js';
import type { GatewayCallSettings } from '../../../config/payment-settings.js';
import type { GatewayName } from '../../../common/payments/gateway-names.js';
import { GatewayCircuitOpen, GatewayUnreachable } from './gateway.port.js';

export const CIRCUIT_STATES = ['closed', 'half-open', 'open'] as const;
export type CircuitName = (typeof CIRCUIT_STATES)[number];

export type CallOutcome = 'ok' | 'refused' | 'failed' | 'not-sent';

export interface CircuitListener {
  changed: (circuit: GatewayCircuit) => void;
  called: (gateway: GatewayName, outcome: CallOutcome) => void;
}

const NAMES: Readonly<Record<CircuitState, CircuitName>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
};

/** Outcome of a call to which the gateway responded, even with a rejection. */
type Answered<T> = { value: T } | { error: AppError };

/**
 * Sets a deadline for each call of one gateway, and opens after consecutive failures: calls then fail at once
 * until the gateway may have recovered (rule PA11). One circuit per gateway and instance.
 */
export class GatewayCircuit {
  private readonly breaker: CircuitBreakerPolicy;
  private readonly deadline: TimeoutPolicy;
  private openUntilMs = 0;
  lastFailure: string | null = null;

  constructor(
    readonly gateway: GatewayName,
    { timeoutMs, maxFailures, retryMs }: GatewayCallSettings,
    private readonly listener: CircuitListener,
  ) {
    this.deadline = timeout(timeoutMs, TimeoutStrategy.Aggressive);
    this.breaker = circuitBreaker(handleType(GatewayUnreachable), {
      halfOpenAfter: retryMs,
      breaker: new ConsecutiveBreaker(maxFailures),
    });
    this.breaker.onBreak(() => (this.openUntilMs = Date.now() + retryMs));
    this.breaker.onStateChange(() => this.listener.changed(this));
  }

  get state(): CircuitName {
    return NAMES[this.breaker.state];
  }

  get openUntil(): Date | null {
    return this.state === 'open' ? new Date(this.openUntilMs) : null;
  }

  /** True if the next call would be sent. */
  get isCallable(): boolean {
    return this.state !== 'open' || Date.now() >= this.openUntilMs;
  }

  /**
   * Calls the gateway, outside of any transaction.
   * @throws GatewayCircuitOpen if nothing was sent; GatewayUnreachable if the outcome is unknown; the
   * gateway's rejections
   */
  async call<T>(work: () => Promise<T>): Promise<T> {
    assertNoTransaction(`A call of ${this.gateway}`);
    const answered = await this.breaker
      .execute(() => this.inTime(work))
      .catch((error: unknown) => {
        throw isBrokenCircuitError(error) ? this.notSent() : this.failed(error);
      });
    this.listener.called(this.gateway, 'value' in answered ? 'ok' : 'refused');
    if ('error' in answered) throw answered.error;
    return answered.value;
  }

  private async inTime<T>(work: () => Promise<T>): Promise<Answered<T>> {
    try {
      return { value: await this.deadline.execute(work) };
    } catch (error) {
      if (error instanceof AppError) return { error: error };
      const failure =
        error instanceof TaskCancelledError
          ? new GatewayUnreachable(this.gateway, 'no answer in time')
          : error;
      this.lastFailure = failure instanceof GatewayUnreachable ? failure.message.slice(0, 200) : 'failed';
      throw failure;
    }
  }

  private notSent(): GatewayCircuitOpen {
    this.listener.called(this.gateway, 'not-sent');
    return new GatewayCircuitOpen(
      this.gateway,
      Math.max(1, Math.ceil((this.openUntilMs - Date.now()) / 1000)),
    );
  }

  private failed(error: unknown): unknown {
    this.listener.called(this.gateway, 'failed');
    return error;
  }
}
