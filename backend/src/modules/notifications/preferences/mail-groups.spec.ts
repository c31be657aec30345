import { mailPreferencesOf, mutedAfter } from './mail-groups.js';

describe('preferences about mail', () => {
  it('say for each group whether it is wanted', () => {
    expect(mailPreferencesOf(['reviews'])).toEqual({
      passes: true,
      reviews: false,
      favorites: true,
      alerts: true,
      business: true,
    });
  });

  it('change what they name and nothing else', () => {
    expect(mutedAfter(['reviews'], { favorites: false })).toEqual(['reviews', 'favorites']);
    expect(mutedAfter(['reviews'], { reviews: true })).toEqual([]);
    expect(mutedAfter(['reviews'], {})).toEqual(['reviews']);
  });
});
