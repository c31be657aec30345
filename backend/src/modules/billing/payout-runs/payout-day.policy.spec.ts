import { cutoffOf, expectedCutoffOf, isPayoutDay, nextPayoutDay } from './payout-day.policy.js';

describe('the day of payouts (PO3)', () => {
  it.each([
    // A Monday, the Thursday itself until its end in Nepal, and the Friday after it.
    ['2026-11-23T06:00:00Z', '2026-11-26'],
    ['2026-11-26T18:14:00Z', '2026-11-26'],
    ['2026-11-26T18:15:00Z', '2026-12-03'],
  ])('after %s is %s', (now, day) => {
    expect(nextPayoutDay(new Date(now))).toBe(day);
  });

  it('pays what became owed 24 hours before it, or before the run that is made ahead', () => {
    const midnight = '2026-11-24T18:15:00.000Z';
    expect(cutoffOf('2026-11-26', new Date('2026-11-26T06:00:00Z')).toISOString()).toBe(midnight);
    expect(cutoffOf('2026-11-26', new Date('2026-11-24T06:00:00Z')).toISOString()).toBe(
      '2026-11-23T06:00:00.000Z',
    );
    expect(expectedCutoffOf('2026-11-26').toISOString()).toBe(midnight);
  });

  it.each([
    ['2026-11-22', false],
    ['2026-11-23', true],
    ['2026-12-07', true],
    ['2026-12-08', false],
  ])('may be %s: %s', (day, expected) => {
    expect(isPayoutDay(day, new Date('2026-11-23T06:00:00Z'))).toBe(expected);
  });
});
