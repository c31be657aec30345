import { shownScore, wilsonLowerBound } from './score.policy.js';

describe('the score of a business', () => {
  it('is shown from 20 answers', () => {
    expect(shownScore({ given: 19, counted: 19 })).toBeNull();
    expect(shownScore({ given: 19, counted: 20 })).toEqual({ given: 19, counted: 20 });
  });

  it('sorts a share of many answers above the same share of few', () => {
    const bounds = [
      { given: 20, counted: 20 },
      { given: 100, counted: 100 },
      { given: 95, counted: 100 },
      { given: 10, counted: 20 },
    ].map(wilsonLowerBound);
    expect(bounds.map((bound) => Number(bound.toFixed(4)))).toEqual([0.8389, 0.963, 0.8882, 0.2993]);
  });

  it('is between 0 and its share', () => {
    for (let counted = 1; counted <= 100; counted++)
      for (let given = 0; given <= counted; given++) {
        const bound = wilsonLowerBound({ given, counted });
        expect(bound).toBeGreaterThanOrEqual(-1e-12);
        expect(bound).toBeLessThanOrEqual(given / counted + 1e-12);
      }
  });
});
