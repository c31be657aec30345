import type { GatewayStatus } from './gateways/gateway.port.js';

export type PaymentState =
  'pending' | 'completed' | 'failed' | 'canceled' | 'partially_refunded' | 'refunded';

/**
 * Allowed transitions of a payment (rule PA1). A late capture is accepted from `failed` and `canceled`. No
 * other transition goes back.
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  pending: ['completed', 'failed', 'canceled'],
  failed: ['completed'],
  canceled: ['completed'],
  completed: ['partially_refunded', 'refunded'],
  partially_refunded: ['partially_refunded', 'refunded'],
  refunded: [],
};

export const mayBecome = (from: PaymentState, to: PaymentState): boolean =>
  PAYMENT_TRANSITIONS[from].includes(to);

export interface PaymentFacts {
  state: PaymentState;
  paisa: number;
  createdAt: Date;
  expiresAt: Date;
}

/** The action for a gateway status; `isFinal` if the status need not be queried again. */
export type PaymentAction =
  | { act: 'capture' }
  | { act: 'close'; state: 'failed' | 'canceled'; isFinal: boolean }
  /** An amount was paid, but not the requested one: always shown to admins. `closes` if the payment is also over. */
  | { act: 'mismatch'; closes: boolean }
  | { act: 'wait'; isFinal: boolean };

const MINUTE = 60_000;
/** A page of a gateway that was opened at the last moment remains valid for an hour. */
const GRACE_MS = 60 * MINUTE;
const WATCHED_MS = 24 * 60 * MINUTE;

/** The gateway's status decides, never the data of the browser (rules PA2 and PA3). */
export function decideAction(payment: PaymentFacts, gatewayStatus: GatewayStatus, now: Date): PaymentAction {
  const { state } = payment;
  if (!mayBecome(state, 'completed')) return { act: 'wait', isFinal: true };
  const isOver = now.getTime() >= payment.expiresAt.getTime() + GRACE_MS;
  const givenUp: PaymentAction =
    state === 'pending' && isOver
      ? { act: 'close', state: 'failed', isFinal: false }
      : { act: 'wait', isFinal: false };
  switch (gatewayStatus.status) {
    case 'paid':
      if (gatewayStatus.paisa === payment.paisa && gatewayStatus.transactionId !== null)
        return { act: 'capture' };
      return { act: 'mismatch', closes: state === 'pending' && isOver };
    case 'failed':
    case 'canceled':
      if (state !== 'pending') return { act: 'wait', isFinal: true };
      return { act: 'close', state: gatewayStatus.status, isFinal: true };
    case 'refunded':
      return state === 'pending'
        ? { act: 'close', state: 'failed', isFinal: true }
        : { act: 'wait', isFinal: true };
    default:
      return givenUp;
  }
}

/**
 * Time of the next status query if no webhook arrives before (rule PA4): every five minutes in the first
 * hour, every hour in the first day, and for an open payment until it is over. Null if no change is expected
 * any more.
 */
export function nextLook({ state, createdAt, expiresAt }: PaymentFacts, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const after = new Date(now.getTime() + (age < 60 * MINUTE ? 5 : 60) * MINUTE);
  if (age < WATCHED_MS) return after;
  const isOpen = state === 'pending' && now.getTime() < expiresAt.getTime() + GRACE_MS + WATCHED_MS;
  return isOpen ? after : null;
}

export type RefundState = 'requested' | 'sending' | 'manual' | 'completed';

/** Allowed transitions of a refund (rule PA6). Refunds that a gateway does not support are made manually. */
export const REFUND_TRANSITIONS: Readonly<Record<RefundState, readonly RefundState[]>> = {
  requested: ['sending'],
  sending: ['sending', 'manual', 'completed'],
  manual: ['completed'],
  completed: [],
};

/** State of a payment of which this sum has been refunded in total. */
export const afterRefund = (paisa: number, returnedPaisa: number): 'partially_refunded' | 'refunded' =>
  returnedPaisa === paisa ? 'refunded' : 'partially_refunded';
