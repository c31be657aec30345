import { expect, test } from '@jest/globals';
import { timeLeft } from './time-left';

test('the time left is said within three days, in days and then in hours', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  expect(timeLeft('2026-11-23T00:00:00Z', now)).toBeNull();
  expect(timeLeft('2026-11-22T10:00:00Z', now)).toEqual({ unit: 'days', count: 2 });
  expect(timeLeft('2026-11-20T23:30:00Z', now)).toEqual({ unit: 'hours', count: 23 });
  expect(timeLeft('2026-11-19T23:30:00Z', now)).toBeNull();
});
