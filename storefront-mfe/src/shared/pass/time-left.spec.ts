import { expect, test } from '@jest/globals';
import { shareLeft, timeLeft } from './time-left';

const now = new Date('2026-11-20T00:00:00Z');

test('the time left is said in minutes, hours and from two days on in days', () => {
  expect(timeLeft('2026-11-22T00:00:00Z', now)).toEqual({ unit: 'days', count: 2 });
  expect(timeLeft('2026-11-21T23:59:00Z', now)).toEqual({ unit: 'hours', count: 47 });
  expect(timeLeft('2026-11-20T01:00:00Z', now)).toEqual({ unit: 'hours', count: 1 });
  expect(timeLeft('2026-11-20T00:59:59Z', now)).toEqual({ unit: 'minutes', count: 59 });
  expect(timeLeft('2026-11-20T00:00:10Z', now)).toEqual({ unit: 'minutes', count: 1 });
  expect(timeLeft('2026-11-20T00:00:00Z', now)).toBeNull();
});

test('the share of the time that is left lies between nothing and all', () => {
  const pass = { issuedAt: '2026-11-19T00:00:00Z', expiresAt: '2026-11-21T00:00:00Z' };
  expect(shareLeft(pass, now)).toBe(0.5);
  expect(shareLeft({ ...pass, issuedAt: '2026-11-20T12:00:00Z' }, now)).toBe(1);
  expect(shareLeft({ ...pass, expiresAt: '2026-11-19T12:00:00Z' }, now)).toBe(0);
});
