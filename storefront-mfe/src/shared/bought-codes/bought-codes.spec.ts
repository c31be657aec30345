import { expect, test } from '@jest/globals';
import { isCutAtEnd, lastDayToUse } from './bought-codes';

const now = new Date('2026-11-20T06:00:00.000Z');
const inDays = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString();

test('the last day is named when fewer than 30 days are left', () => {
  expect(lastDayToUse(inDays(30), now)).toBeNull();
  expect(lastDayToUse(inDays(29.9), now)).toBe(inDays(29.9));
});

test('a code ends with the deal when fewer than 90 days are left', () => {
  expect(isCutAtEnd(inDays(90), now)).toBe(false);
  expect(isCutAtEnd(inDays(89), now)).toBe(true);
});
