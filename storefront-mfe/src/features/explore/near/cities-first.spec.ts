import { expect, test } from '@jest/globals';
import { citiesWithDealsFirst } from './cities-first';

test('cities without deals are last, the others keep their order (U16)', () => {
  const cities = [
    { slug: 'ilam', dealCount: 0 },
    { slug: 'pokhara', dealCount: 3 },
    { slug: 'dharan', dealCount: 0 },
    { slug: 'lalitpur', dealCount: 9 },
  ];
  expect(citiesWithDealsFirst(cities).map(({ slug }) => slug)).toEqual([
    'pokhara',
    'lalitpur',
    'ilam',
    'dharan',
  ]);
});
