import { mostPoints, pointsOfUse, type UseFacts } from './points.policy.js';

const BOUNDS = { mostOwed: 5_000, usesAtBusiness: 3, usesPerDay: 10 };
const FACTS: UseFacts = {
  points: 60,
  owedPaisa: 0,
  usesAtBusiness: 0,
  usesToday: 0,
  multiplier: 1,
  bonusLeft: 0,
};

describe('the points of a deal', () => {
  it.each([
    [30, 20, 60],
    [0, 20, 0],
    [1, 20, 2],
    [7, 33, 23],
    [500, 0, 0],
    [100_000_000, 20, 100_000],
  ])('are at most a share of the price: Rs. %i at %i %% gives %i', (price, share, points) => {
    expect(mostPoints(price, share)).toBe(points);
  });
});

describe('the points of a use', () => {
  it('are those of the pass, paid by the business', () => {
    expect(pointsOfUse(FACTS, BOUNDS)).toEqual({ points: 60, fromBusiness: 60, withheld: null });
  });

  it.each([
    [9_990, 180],
    [120, 180],
    [50, 110],
    [0, 60],
    [-10, 60],
  ])('are multiplied while the membership has %i points left: %i', (bonusLeft, points) => {
    expect(pointsOfUse({ ...FACTS, multiplier: 3, bonusLeft }, BOUNDS)).toMatchObject({
      points,
      fromBusiness: 60,
    });
  });

  it.each([
    ['business-owes', { owedPaisa: -500_001 }],
    [null, { owedPaisa: -500_000 }],
    ['at-business', { usesAtBusiness: 3, usesToday: 3 }],
    ['per-day', { usesToday: 10 }],
    [null, { usesAtBusiness: 2, usesToday: 9 }],
    [null, { points: 0, usesToday: 10, owedPaisa: -900_000 }],
  ])('are withheld: %s for %j', (withheld, facts) => {
    const use = pointsOfUse({ ...FACTS, multiplier: 3, bonusLeft: 100, ...facts }, BOUNDS);
    expect(use.withheld).toBe(withheld);
    if (withheld) expect([use.points, use.fromBusiness]).toEqual([0, 0]);
  });
});
