import { beforeEach, expect, test } from '@jest/globals';
import { isSignalOn, setSignal, signal } from './signals';

const pulses: unknown[] = [];

beforeEach(() => {
  localStorage.clear();
  pulses.length = 0;
  const parts = { userActivation: { hasBeenActive: true }, vibrate: (pulse: unknown) => pulses.push(pulse) };
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
});

test('a device vibrates and is silent until somebody requests otherwise, and keeps the request', () => {
  expect([isSignalOn('sound'), isSignalOn('vibration')]).toEqual([false, true]);
  setSignal('sound', true);
  setSignal('vibration', false);
  expect([isSignalOn('sound'), isSignalOn('vibration')]).toEqual([true, false]);
});

test('good news feels other than bad, and nothing is felt where it is off', () => {
  signal('good');
  signal('bad');
  expect(pulses).toEqual([[40], [80, 60, 80]]);
  setSignal('vibration', false);
  signal('good');
  expect(pulses).toHaveLength(2);
});
