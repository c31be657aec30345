import type { GatewayStatus, GatewayState } from './gateways/gateway.port.js';
import {
  afterRefund,
  mayBecome,
  nextLook,
  PAYMENT_TRANSITIONS,
  type PaymentState,
  REFUND_TRANSITIONS,
  decideAction,
} from './payment.policy.js';

const now = new Date('2026-11-22T06:00:00.000Z');
const minutes = (count: number): Date => new Date(now.getTime() + count * 60_000);
const payment = (state: PaymentState, expiresIn = 20) => ({
  state,
  paisa: 50_000,
  createdAt: minutes(-10),
  expiresAt: minutes(expiresIn),
});
const found = (status: GatewayState, paisa: number | null = 50_000): GatewayStatus => ({
  status,
  paisa,
  transactionId: status === 'paid' ? 't1' : null,
  feePaisa: 0,
  rawStatus: status,
});
const STATES = Object.keys(PAYMENT_TRANSITIONS) as PaymentState[];

describe('a payment (PA1)', () => {
  it('never leads back to where it may be paid', () => {
    for (const from of STATES) {
      expect(mayBecome(from, 'pending')).toBe(false);
      if (!['pending', 'failed', 'canceled'].includes(from)) expect(mayBecome(from, 'completed')).toBe(false);
    }
  });

  it('is captured once, from every state that had not seen the money yet', () => {
    const captured = STATES.filter(
      (state) => decideAction(payment(state), found('paid'), now).act === 'capture',
    );
    expect(captured).toEqual(['pending', 'failed', 'canceled']);
  });

  it.each([49_900, 50_001, 0, null])('is not captured for %s paisa (PA3)', (paisa) => {
    expect(decideAction(payment('pending'), found('paid', paisa), now)).toEqual({
      act: 'mismatch',
      closes: false,
    });
  });

  it('of a wrong amount is shown also when that is first seen long after it was over (AP1)', () => {
    expect(decideAction(payment('pending', -60), found('paid', 49_900), now)).toEqual({
      act: 'mismatch',
      closes: true,
    });
    expect(decideAction(payment('failed', -3_000), found('paid', 49_900), now)).toEqual({
      act: 'mismatch',
      closes: false,
    });
  });

  it('is not captured without a number of the capture', () => {
    expect(decideAction(payment('pending'), { ...found('paid'), transactionId: null }, now)).toEqual({
      act: 'mismatch',
      closes: false,
    });
  });

  it.each([
    ['failed', { act: 'close', state: 'failed', isFinal: true }],
    ['canceled', { act: 'close', state: 'canceled', isFinal: true }],
    ['refunded', { act: 'close', state: 'failed', isFinal: true }],
    ['open', { act: 'wait', isFinal: false }],
    ['unclear', { act: 'wait', isFinal: false }],
    ['partially-refunded', { act: 'wait', isFinal: false }],
  ] as const)('that is found %s leads to %j', (status, action) => {
    expect(decideAction(payment('pending'), found(status), now)).toEqual(action);
  });

  it('is given up an hour after it expired, and still looked after', () => {
    expect(decideAction(payment('pending', -59), found('open'), now)).toEqual({
      act: 'wait',
      isFinal: false,
    });
    expect(decideAction(payment('pending', -60), found('open'), now)).toEqual({
      act: 'close',
      state: 'failed',
      isFinal: false,
    });
  });

  it('that is settled is not touched by anything late', () => {
    for (const status of ['failed', 'canceled', 'open', 'paid'] as const)
      expect(decideAction(payment('completed'), found(status), now)).toEqual({ act: 'wait', isFinal: true });
  });
});

describe('asking the gateway again (PA4)', () => {
  const aged = (state: PaymentState, ageMinutes: number, expiresIn = 0) =>
    nextLook({ ...payment(state, expiresIn), createdAt: minutes(-ageMinutes) }, now);

  it.each([
    ['pending', 1, 5],
    ['canceled', 59, 5],
    ['pending', 60, 60],
    ['failed', 23 * 60, 60],
  ] as const)('of a %s one of %i minutes is in %i minutes', (state, age, wait) => {
    expect(aged(state, age)).toEqual(minutes(wait));
  });

  it('ends after a day, but not while it may be paid', () => {
    expect(aged('failed', 24 * 60)).toBeNull();
    expect(aged('pending', 24 * 60, 60)).toEqual(minutes(60));
  });
});

describe('a refund (PA6)', () => {
  it('ends completed, by the gateway or by hand', () => {
    expect(REFUND_TRANSITIONS.completed).toEqual([]);
    expect(REFUND_TRANSITIONS.manual).toEqual(['completed']);
    expect([afterRefund(500, 500), afterRefund(500, 499)]).toEqual(['refunded', 'partially_refunded']);
  });
});
