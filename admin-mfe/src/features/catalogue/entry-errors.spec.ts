import { expect, test } from '@jest/globals';
import { findFieldErrors } from './entry-errors';

const CHECKS = { name: 'faultName', slug: 'faultSlug', position: 'faultPosition' } as const;

test('what can be saved has no errors', () => {
  expect(
    findFieldErrors('NewCategoryDto', { name: ' Cafés ', slug: 'cafes-2', position: '10' }, CHECKS),
  ).toEqual({});
});

test('each field says what is wrong with it', () => {
  const typed = { name: ' x ', slug: 'Not-An-Address', position: '-1' };
  expect(findFieldErrors('NewCategoryDto', typed, CHECKS)).toEqual({
    name: 'faultName',
    slug: 'faultSlug',
    position: 'faultPosition',
  });
  expect(findFieldErrors('NewCategoryDto', { ...typed, slug: 'double--hyphen' }, CHECKS).slug).toBe(
    'faultSlug',
  );
});

test('figures may be typed in Nepali digits', () => {
  expect(findFieldErrors('NewCategoryDto', { name: 'Cafés', slug: 'cafes', position: '१०' }, CHECKS)).toEqual(
    {},
  );
});
