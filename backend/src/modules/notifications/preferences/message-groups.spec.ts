import { groupPreferencesOf, messagePreferencesOf, mutedAfter } from './message-groups.js';

describe('preferences about messages', () => {
  it('say for each group whether it is wanted', () => {
    expect(groupPreferencesOf(['reviews'])).toEqual({
      passes: true,
      reviews: false,
      favorites: true,
      alerts: true,
      business: true,
    });
  });

  it('are kept by channel', () => {
    const preferences = messagePreferencesOf({ inbox: [], mail: ['reviews'], push: ['reviews', 'passes'] });
    expect(preferences.reviews).toEqual({ inbox: true, mail: false, push: false });
    expect(preferences.passes).toEqual({ inbox: true, mail: true, push: false });
    expect(preferences.business).toEqual({ inbox: true, mail: true, push: true });
  });

  it('change what they name and nothing else', () => {
    expect(mutedAfter(['reviews'], { favorites: false })).toEqual(['reviews', 'favorites']);
    expect(mutedAfter(['reviews'], { reviews: true })).toEqual([]);
    expect(mutedAfter(['reviews'], {})).toEqual(['reviews']);
  });
});
