import { describe, expect, test } from '@jest/globals';
import type { PaymentView } from 'shared-ui/api/payments';
import { isQuerying, isOver, delayAfterMs, returnStateOf } from './return-state';

const payment = (change: Partial<PaymentView>): PaymentView => ({
  id: 'p',
  gateway: 'esewa',
  state: 'pending',
  amount: 1120,
  orderId: 'o',
  planOrderId: null,
  redirect: null,
  reference: null,
  bankAccount: null,
  slipAt: null,
  expiresAt: '2030-01-01T00:00:00.000Z',
  createdAt: '2029-01-01T00:00:00.000Z',
  ...change,
});
const failure = (status: number) => ({ status, code: 'x', message: '', errors: [] });

describe('what is said to who came back', () => {
  test.each([
    [{ looks: 0 }, 'asking'],
    [{ looks: 1, failure: failure(503) }, 'checking'],
    [{ looks: 1, failure: failure(404) }, 'missing'],
    [{ looks: 1, failure: failure(401) }, 'signed-out'],
    [{ looks: 1, payment: payment({}) }, 'waiting'],
    [{ looks: 9, payment: payment({}) }, 'checking'],
    [{ looks: 9, payment: payment({ gateway: 'bank-transfer' }) }, 'transfer'],
    [{ looks: 1, payment: payment({ state: 'completed' }) }, 'paid'],
    [{ looks: 1, payment: payment({ state: 'partially_refunded' }) }, 'paid'],
    [{ looks: 1, payment: payment({ state: 'refunded' }) }, 'refunded'],
    [{ looks: 1, payment: payment({ state: 'failed' }) }, 'failed'],
    [{ looks: 1, payment: payment({ state: 'canceled' }) }, 'canceled'],
  ])('after %j is %s', (look, state) => {
    expect(returnStateOf(look, false)).toBe(state);
  });

  test('is that nothing was heard of, when the gateway’s page was left and can be gone on with', () => {
    const redirect = { method: 'GET' as const, url: 'https://gateway.example', fields: null };
    expect(returnStateOf({ looks: 9, payment: payment({ redirect }) }, true)).toBe('left');
    expect(returnStateOf({ looks: 9, payment: payment({ redirect }) }, false)).toBe('checking');
    expect(returnStateOf({ looks: 1, payment: payment({}) }, true)).toBe('waiting');
  });

  test('ends with what is final', () => {
    expect((['asking', 'waiting', 'left', 'checking', 'transfer'] as const).some(isOver)).toBe(false);
    expect((['paid', 'failed', 'canceled', 'refunded', 'missing', 'signed-out'] as const).every(isOver)).toBe(
      true,
    );
  });
});

test('pauses grow, and stay within half a minute', () => {
  const pauses = Array.from({ length: 12 }, (_, looks) => delayAfterMs(looks + 1));
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.at(-1)).toBe(30_000);
});

test('the gateway is asked at first, and not with what was rejected', () => {
  expect(isQuerying({ looks: 0 })).toBe(true);
  expect(isQuerying({ looks: 3, failure: failure(503) })).toBe(true);
  expect(isQuerying({ looks: 1, failure: failure(400) })).toBe(false);
  expect(isQuerying({ looks: 8 })).toBe(false);
});
