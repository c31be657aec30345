import { expect, test } from '@jest/globals';
import { degreesOf, MAX_LATITUDE, MAX_LONGITUDE } from './degrees';

test.each([
  ['27.7172', 27.7172],
  [' २७.७१ ', 27.71],
  ['-90', -90],
  ['90.1', null],
  ['north', null],
  ['', null],
])('reads the latitude %j as %p', (typed, degrees) => {
  expect(degreesOf(typed, MAX_LATITUDE)).toBe(degrees);
});

test('reads longitudes up to 180 degrees', () => {
  expect([degreesOf('180', MAX_LONGITUDE), degreesOf('181', MAX_LONGITUDE)]).toEqual([180, null]);
});
