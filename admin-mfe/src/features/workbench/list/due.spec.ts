import { expect, test } from '@jest/globals';
import { dueWords } from './due';

const now = new Date('2026-11-22T06:00:00Z').getTime();

test.each([
  ['2026-11-20T05:00:00Z', 'lateDays', 2],
  ['2026-11-22T01:00:00Z', 'lateHours', 5],
  ['2026-11-22T05:30:00Z', 'lateMinutes', 30],
  ['2026-11-22T06:20:00Z', 'dueMinutes', 20],
  ['2026-11-22T09:10:00Z', 'dueHours', 3],
  // The next day in Nepal begins at 18:15 UTC.
  ['2026-11-22T19:00:00Z', 'dueTomorrow', 1],
  ['2026-11-24T12:15:00Z', 'dueDate', 2],
] as const)('what is due %s is said as %s', (dueAt, key, count) => {
  expect(dueWords(dueAt, now)).toEqual({ key, count });
});
