import { describe, expect, test } from '@jest/globals';
import { fits, likeQuery, likesOf, type Signal } from './likes';

const dining = { slug: 'dining', name: 'Dining', nameNe: 'खानपान' };
const spa = { slug: 'beauty', name: 'Spa & beauty', nameNe: 'स्पा र सौन्दर्य' };

let id = 0;
const signal = (coverKey: string | null, category = dining): Signal => ({ id: ++id, coverKey, category });

describe('what somebody likes (OA2)', () => {
  const momoDish = { kind: 'dish', dish: 'momo' } as const;

  test('is a dish of two signals or more, whichever drawing it has, then a category', () => {
    const signals = [signal('pizza'), signal('momo-jhol'), signal('massage', spa), signal('dining-1')];
    expect(likesOf(signals)).toEqual([momoDish, { kind: 'category', category: dining }]);
  });

  test('is a category when no dish occurs twice', () => {
    const signals = [signal('pizza'), signal('massage', spa), signal(null, spa), signal('burger')];
    expect(likesOf(signals.slice(1))).toEqual([{ kind: 'category', category: spa }]);
  });

  test('is the most frequent one first, of equals the newest', () => {
    const momo = [signal('momo-plate'), signal('momo-plate')];
    const coffee = [signal('coffee-cup'), signal('cafes-2')];
    expect(likesOf([...coffee, ...momo])[0]).toEqual({ kind: 'dish', dish: 'coffee' });
    expect(likesOf([...coffee, ...momo, signal('dining-1')])[0]).toEqual(momoDish);
  });

  test('is nothing with one signal', () => {
    expect(likesOf([])).toEqual([]);
    expect(likesOf([signal('momo-plate'), signal('massage', spa)])).toEqual([]);
  });

  test('is no other dish of a business with that name', () => {
    expect(fits(momoDish, signal('momo-jhol'))).toBe(true);
    expect(fits(momoDish, signal('khaja-set'))).toBe(false);
    expect(fits({ kind: 'category', category: dining }, signal(null))).toBe(true);
  });

  test('is looked for in the city of the visitor', () => {
    expect(likeQuery({ kind: 'dish', dish: 'momo' }, 'pokhara')).toEqual({
      search: 'momo',
      location: 'pokhara',
      limit: 24,
    });
    expect(likeQuery({ kind: 'category', category: spa }, 'kathmandu')).toEqual({
      category: 'beauty',
      location: 'kathmandu',
      sort: 'popular',
      limit: 24,
    });
  });
});
