import { MAX_ATTEMPTS, MAX_FAILING_HOURS, pauseAfter, PAUSES } from './retry.policy.js';

describe('the pauses between attempts (WH4)', () => {
  it('grow, and exceed three days together by less than an hour', () => {
    expect([...PAUSES].sort((one, other) => one - other)).toEqual(PAUSES);
    const hours = PAUSES.reduce((sum, pause) => sum + pause, 0) / 3_600;
    expect(hours).toBeGreaterThan(MAX_FAILING_HOURS);
    expect(hours).toBeLessThan(MAX_FAILING_HOURS + 1);
  });

  it('end with the last attempt', () => {
    expect(pauseAfter(1)).toBe(5);
    expect(pauseAfter(MAX_ATTEMPTS - 1)).toBe(75_600);
    expect(pauseAfter(MAX_ATTEMPTS)).toBeNull();
  });
});
