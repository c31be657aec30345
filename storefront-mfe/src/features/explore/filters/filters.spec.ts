import { describe, expect, test } from '@jest/globals';
import { countActive, pathOf, queryOf, readFilters, unorderedQueryOf, without } from './filters';

const read = (text: string) => readFilters(new URLSearchParams(text));

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
    expect(queryOf(filters)).toEqual({ category: 'dining', sort: 'ending' });
    expect(unorderedQueryOf(filters)).toEqual({ category: 'dining' });
    expect(countActive(filters)).toBe(1);
    expect(read('view=globe')).toEqual({});
  });

  test('are counted, a price range as one', () => {
    expect(countActive(read('search=momo&sort=ending&category=dining&minPrice=1&maxPrice=2'))).toBe(2);
  });
});
