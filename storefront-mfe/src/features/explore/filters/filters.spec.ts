import { describe, expect, test } from '@jest/globals';
import { withFood } from './food-choice';
import { countActive, pathOf, queryOf, readFilters, unorderedQueryOf, without } from './filters';

const read = (text: string) => readFilters(new URLSearchParams(text));

const NOWHERE = { city: 'kathmandu', area: null, isChosen: false };
const LAKESIDE = { city: 'pokhara', area: 'lakeside', isChosen: true };

describe('a list in a place', () => {
  const asked = (text: string, place = LAKESIDE as typeof NOWHERE | typeof LAKESIDE) =>
    queryOf(read(text), place);

  test('begins with the first city until one is chosen, and is not limited to it', () => {
    expect(asked('', NOWHERE)).toEqual({ place: 'kathmandu', sort: 'popular' });
  });

  test('is limited to the chosen city unless the address names another or all', () => {
    expect(asked('')).toEqual({ location: 'pokhara', place: 'pokhara.lakeside', sort: 'popular' });
    expect(asked('location=kathmandu')).toEqual({ location: 'kathmandu', sort: 'popular' });
    expect(asked('location=all')).toEqual({ place: 'pokhara.lakeside', sort: 'popular' });
  });

  test('of a search begins with the place and has all cities', () => {
    expect(asked('search=momo')).toEqual({ search: 'momo', place: 'pokhara.lakeside' });
  });

  test('around a position is ordered by distance', () => {
    expect(asked('near=27.7,85.3&radius=3')).toEqual({ near: '27.7,85.3', radius: 3, sort: 'near' });
    expect(read('radius=3')).toEqual({});
    expect(read('near=27.7,85.3&radius=2')).toEqual({ near: '27.7,85.3' });
  });

  test('has several areas, a time and a rating', () => {
    const address = 'area=thamel&area=boudha&when=weekend&minRating=4.5';
    expect(read(address)).toEqual({ area: ['thamel', 'boudha'], when: 'weekend', minRating: 4.5 });
    expect(pathOf(read(address))).toBe(`/deals?${address}`);
    expect(countActive(read(address))).toBe(4);
  });
});

describe('food', () => {
  test('is read in one order, each once, and counted as often', () => {
    expect(read('food=halal&food=veg&food=veg')).toEqual({ food: ['veg', 'halal'] });
    expect(pathOf({ food: ['veg', 'halal'] })).toBe('/deals?food=veg&food=halal');
    expect(read('food=vegan&food=')).toEqual({});
    expect(countActive(read('food=halal&food=veg&area=thamel'))).toBe(3);
  });

  test('goes one by one', () => {
    expect(withFood({ food: ['veg', 'halal'], search: 'momo' }, ['veg'])).toEqual({
      food: ['veg'],
      search: 'momo',
    });
    expect(withFood({ food: ['veg'] }, [])).toEqual({});
  });
});

describe('the filters of the list', () => {
  test('are read from the address and written back the same', () => {
    const address =
      'search=momo&category=dining&location=pokhara&discountType=fixed&minPrice=100&maxPrice=900&sort=saving';
    expect(pathOf(read(address))).toBe(`/deals?${address}`);
  });

  test('leave out what nobody understands', () => {
    expect(read('category=<b>&minPrice=-1&sort=best&near=here&search=%20&vendor=a_b')).toEqual({});
  });

  test('order by distance only with a place', () => {
    expect(read('sort=near')).toEqual({});
    expect(read('sort=near&near=27.7,85.3')).toEqual({ sort: 'near', near: '27.7,85.3' });
    expect(without(read('sort=near&near=27.7,85.3'), 'near')).toEqual({});
  });

  test('start at the first page unless told otherwise', () => {
    expect(pathOf({ category: 'spa' })).toBe('/deals?category=spa');
    expect(pathOf({ category: 'spa' }, 'abc')).toBe('/deals?category=spa&cursor=abc');
    expect(pathOf({})).toBe('/deals');
  });

  test('keep the view in the address, not among what is asked for', () => {
    const filters = read('category=dining&sort=ending&view=map');
    expect(pathOf(filters)).toBe('/deals?category=dining&sort=ending&view=map');
    expect(queryOf(filters, NOWHERE)).toEqual({ category: 'dining', sort: 'ending', place: 'kathmandu' });
    expect(unorderedQueryOf(filters, NOWHERE)).toEqual({ category: 'dining', place: 'kathmandu' });
    expect(countActive(filters)).toBe(1);
    expect(read('view=globe')).toEqual({});
  });

  test('are counted, a price range as one', () => {
    expect(countActive(read('search=momo&sort=ending&category=dining&minPrice=1&maxPrice=2'))).toBe(2);
  });
});
