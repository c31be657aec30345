import { failsTooOften } from './release.policy.js';

describe('a release', () => {
  it.each([
    ['after 50 page views, with more than 2 % failures', 50, 2, true],
    ['not before 50 page views', 49, 49, false],
    ['not at 2 %', 100, 2, false],
    ['above 2 %', 100, 3, true],
  ])('returns %s', (_when, views, failures, isReturned) => {
    expect(failsTooOften({ views, failures }, { views: 1000, failures: 0 })).toBe(isReturned);
  });

  it('returns only if it fails more than twice as often as the version before', () => {
    const live = { views: 100, failures: 10 };
    expect(failsTooOften(live, { views: 100, failures: 5 })).toBe(false);
    expect(failsTooOften(live, { views: 100, failures: 4 })).toBe(true);
    expect(failsTooOften(live, { views: 0, failures: 0 })).toBe(true);
  });
});
