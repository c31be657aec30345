import { needsReview } from './consequences.policy.js';

describe('a decision about the suspension of a business (HN12)', () => {
  it.each([
    [4, 100, 100, false],
    [5, 100, 100, true],
    [0, 80, 100, false],
    [0, 79, 100, true],
    [0, 16, 20, false],
    [0, 15, 20, true],
    [4, 0, 19, false],
  ])('after %i cases and a score of %i of %i: %s', (cases, given, counted, expected) => {
    expect(needsReview(cases, { given, counted })).toBe(expected);
  });
});
