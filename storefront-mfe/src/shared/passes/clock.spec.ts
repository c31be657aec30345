import { expect, test } from '@jest/globals';
import { isClockTrusted } from './clock';

test.each<[number | undefined, boolean]>([
  [undefined, true],
  [300_000, true],
  [-300_000, true],
  [300_001, false],
  [-300_001, false],
])('a clock that was %s ms ahead of the server is trusted: %s', (clockAheadMs, expected) => {
  expect(isClockTrusted({ clockAheadMs })).toBe(expected);
});
