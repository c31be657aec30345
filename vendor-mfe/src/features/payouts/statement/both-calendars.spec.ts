import { expect, test } from '@jest/globals';
import { bothCalendars } from './both-calendars';

test.each([
  ['en', ['Thursday, Nov 19', '३ मंसिर २०८३']],
  ['ne', ['बिहीबार, ३ मंसिर', 'Nov 19, 2026']],
] as const)('the day of a payout in %s', (language, shown) => {
  expect(bothCalendars('2026-11-19T05:00:00Z', language)).toEqual(shown);
  expect(bothCalendars('2026-11-19', language)).toEqual(shown);
});
