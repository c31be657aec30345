import { expect, test } from '@jest/globals';
import { ageOf } from './age';

test.each([
  [-5_000, 'minutes', 0],
  [119 * 60_000, 'minutes', 119],
  [120 * 60_000, 'hours', 2],
  [48 * 3_600_000 - 1, 'hours', 47],
  [48 * 3_600_000, 'days', 2],
])('%d ms are said in %s', (milliseconds, unit, count) => {
  expect(ageOf(milliseconds)).toEqual({ unit, count });
});
