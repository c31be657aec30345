import { expect, test } from '@jest/globals';
import { clockOf } from './countdown';

test.each([
  [3_600_000, null],
  [1_800_000, '30:00'],
  [1_799_001, '30:00'],
  [65_000, '1:05'],
  [1, '0:01'],
  [-5_000, '0:00'],
])('of %i milliseconds is left %s', (left, text) => {
  expect(clockOf(left)).toBe(text);
});
