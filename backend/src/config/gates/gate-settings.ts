import { wholeNumber } from '../whole-number.js';

/** Bounds of the requests for one deal on this instance (rule L7). */
export interface GateSettings {
  /** Requests for one deal that work at once. */
  readonly working: number;
  /** Requests for one deal that wait for their turn with an open connection. */
  readonly waiting: number;
  /** Maximum wait of a request, in milliseconds. */
  readonly waitMs: number;
  /** Positions that are kept for customers, all deals together. */
  readonly tickets: number;
}

/** @throws when a value is no whole number, or no request could work */
export function readGateSettings(env: NodeJS.ProcessEnv): GateSettings {
  const working = wholeNumber(env, 'DEAL_GATE_WORKING', 3);
  if (working === 0) throw new Error('DEAL_GATE_WORKING must be at least 1.');
  return {
    working,
    waiting: wholeNumber(env, 'DEAL_GATE_WAITING', 200),
    waitMs: wholeNumber(env, 'DEAL_GATE_WAIT_MS', 1_500),
    tickets: wholeNumber(env, 'DEAL_GATE_TICKETS', 20_000),
  };
}
