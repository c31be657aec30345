import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useAutoRetry } from './use-auto-retry';
import type { Counter } from './use-counter';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('renders in between do not put the retry off', () => {
  const outcome = { kind: 'offline', confirming: true } as const;
  const first = jest.fn(() => Promise.resolve());
  const latest = jest.fn(() => Promise.resolve());
  const counterWith = (retry: Counter['retry']) => ({ outcome, busy: false, retry }) as Counter;
  const { rerender } = renderHook(useAutoRetry, { initialProps: counterWith(first) });
  jest.advanceTimersByTime(4_000);
  rerender(counterWith(latest));
  jest.advanceTimersByTime(1_000);
  expect([first.mock.calls.length, latest.mock.calls.length]).toEqual([0, 1]);
});
