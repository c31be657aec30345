import { expect, test } from '@jest/globals';
import { timeUntil } from './time-until';

const now = new Date('2026-11-22T10:00:00Z');

test.each([
  ['2026-11-24T10:00:00Z', { unit: 'days', count: 2 }],
  ['2026-11-24T09:59:00Z', { unit: 'hours', count: 47 }],
  ['2026-11-22T10:59:00Z', { unit: 'minutes', count: 59 }],
  ['2026-11-22T10:00:30Z', { unit: 'minutes', count: 1 }],
  ['2026-11-22T10:00:00Z', { unit: 'none', count: 0 }],
] as const)('until %s there are %j', (at, left) => {
  expect(timeUntil(at, now)).toEqual(left);
});
