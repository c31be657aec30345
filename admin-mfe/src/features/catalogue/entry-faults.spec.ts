import { expect, test } from '@jest/globals';
import { findFaults, isDegrees } from './entry-faults';

const CHECKS = { name: 'faultName', slug: 'faultSlug', position: 'faultPosition' } as const;

test('what can be saved has no faults', () => {
  expect(findFaults({ name: ' Cafés ', slug: 'cafes-2', position: '10' }, CHECKS)).toEqual({});
});

test('each field says what is wrong with it', () => {
  const typed = { name: ' x ', slug: 'Not-An-Address', position: '-1' };
  expect(findFaults(typed, CHECKS)).toEqual({
    name: 'faultName',
    slug: 'faultSlug',
    position: 'faultPosition',
  });
  expect(findFaults({ ...typed, slug: 'double--hyphen' }, CHECKS).slug).toBe('faultSlug');
});

test('degrees are figures within their bounds', () => {
  expect(['27.7172', '-90', '90'].map((text) => isDegrees(text, 90))).toEqual([true, true, true]);
  expect(['', 'north', '90.1', '1e2', '27,7'].map((text) => isDegrees(text, 90))).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});

test('figures may be typed in Nepali digits', () => {
  expect(findFaults({ name: 'Cafés', slug: 'cafes', position: '१०' }, CHECKS)).toEqual({});
  expect(isDegrees('२७.७१७२', 90)).toBe(true);
});
