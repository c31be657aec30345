import { expect, test } from '@jest/globals';
import { nextPayoutDay } from './next-payout-day';

test.each([
  ['2026-11-23T06:00:00Z', '2026-11-26'],
  ['2026-11-26T18:14:00Z', '2026-11-26'],
  ['2026-11-26T18:15:00Z', '2026-12-03'],
])('payouts after %s are on Thursday, %s', (now, day) => {
  expect(nextPayoutDay(new Date(now))).toBe(day);
});
