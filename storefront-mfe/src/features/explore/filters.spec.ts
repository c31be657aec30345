import { describe, expect, test } from '@jest/globals';
import { countActive, pathOf, readFilters, without } from './filters';

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

  test('are counted, a price range as one', () => {
    expect(countActive(read('search=momo&sort=ending&category=dining&minPrice=1&maxPrice=2'))).toBe(2);
  });
});
