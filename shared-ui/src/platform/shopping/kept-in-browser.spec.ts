import { describe, expect, test } from '@jest/globals';
import { nothingKept, parseKept, readKept, withFavorite, withLine, writeKept } from './kept-in-browser';

describe('what the browser keeps', () => {
  test('is nothing when it cannot be read', () => {
    for (const text of [null, '', '{', '[]', '7', 'null', '{"favorites": 3, "cart": {"a": 1}}'])
      expect(parseKept(text)).toEqual(nothingKept);
  });

  test('leaves out rows that are none', () => {
    const favorites = [{ dealId: 7, priceThen: 0 }, { dealId: '8', priceThen: 1 }, { dealId: -1 }, null];
    const cart = [
      { dealId: 7, priceThen: 500, quantity: 0 },
      { dealId: 8, priceThen: 500, quantity: 2 },
    ];
    expect(parseKept(JSON.stringify({ favorites, cart }))).toEqual({
      favorites: [favorites[0]],
      cart: [cart[1]],
    });
  });

  test('comes back as it was written, and leaves no trace when it is empty', () => {
    const kept = withFavorite(nothingKept, { dealId: 7, priceThen: 500 }, true);
    expect(writeKept(kept)).toBe(true);
    expect(readKept()).toEqual(kept);
    writeKept(nothingKept);
    expect(localStorage.length).toBe(0);
  });
});

describe('a favorite', () => {
  test('is there once, the newest first', () => {
    const [one, two] = [
      { dealId: 1, priceThen: 500 },
      { dealId: 2, priceThen: 500 },
    ];
    const both = withFavorite(withFavorite(nothingKept, one, true), two, true);
    expect(both.favorites).toEqual([two, one]);
    expect(withFavorite(both, one, true).favorites).toEqual([one, two]);
    expect(withFavorite(both, one, false).favorites).toEqual([two]);
  });
});

describe('a line of the cart', () => {
  const line = { dealId: 7, priceThen: 500, quantity: 2 };

  test('changes its quantity, not the price it was put in for', () => {
    const kept = withLine(withLine(nothingKept, line), { ...line, priceThen: 900, quantity: 3 });
    expect(kept.cart).toEqual([{ ...line, quantity: 3 }]);
  });

  test('goes with the quantity 0', () => {
    expect(withLine(withLine(nothingKept, line), { ...line, quantity: 0 })).toEqual(nothingKept);
    expect(withLine(nothingKept, { ...line, quantity: 0 })).toBe(nothingKept);
  });
});
