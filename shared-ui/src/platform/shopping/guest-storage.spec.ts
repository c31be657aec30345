import { describe, expect, test } from '@jest/globals';
import { nothingSaved, parseSaved, readSaved, withFavorite, withLine, writeSaved } from './guest-storage';

describe('what the browser keeps', () => {
  test('is nothing when it cannot be read', () => {
    for (const text of [null, '', '{', '[]', '7', 'null', '{"favorites": 3, "cart": {"a": 1}}'])
      expect(parseSaved(text)).toEqual(nothingSaved);
  });

  test('leaves out rows that are none', () => {
    const favorites = [{ dealId: 7, priceThen: 0 }, { dealId: '8', priceThen: 1 }, { dealId: -1 }, null];
    const cart = [
      { dealId: 7, priceThen: 500, quantity: 0 },
      { dealId: 8, priceThen: 500, quantity: 2 },
    ];
    expect(parseSaved(JSON.stringify({ favorites, cart }))).toEqual({
      favorites: [favorites[0]],
      cart: [cart[1]],
    });
  });

  test('comes back as it was written, and leaves no trace when it is empty', () => {
    const saved = withFavorite(nothingSaved, { dealId: 7, priceThen: 500 }, true);
    expect(writeSaved(saved)).toBe(true);
    expect(readSaved()).toEqual(saved);
    writeSaved(nothingSaved);
    expect(localStorage.length).toBe(0);
  });
});

describe('a favorite', () => {
  test('is there once, the newest first', () => {
    const [one, two] = [
      { dealId: 1, priceThen: 500 },
      { dealId: 2, priceThen: 500 },
    ];
    const both = withFavorite(withFavorite(nothingSaved, one, true), two, true);
    expect(both.favorites).toEqual([two, one]);
    expect(withFavorite(both, one, true).favorites).toEqual([one, two]);
    expect(withFavorite(both, one, false).favorites).toEqual([two]);
  });
});

describe('a line of the cart', () => {
  const line = { dealId: 7, priceThen: 500, quantity: 2 };

  test('changes its quantity, not the price it was put in for', () => {
    const saved = withLine(withLine(nothingSaved, line), { ...line, priceThen: 900, quantity: 3 });
    expect(saved.cart).toEqual([{ ...line, quantity: 3 }]);
  });

  test('goes with the quantity 0', () => {
    expect(withLine(withLine(nothingSaved, line), { ...line, quantity: 0 })).toEqual(nothingSaved);
    expect(withLine(nothingSaved, { ...line, quantity: 0 })).toBe(nothingSaved);
  });
});
