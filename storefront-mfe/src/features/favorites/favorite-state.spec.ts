import { expect, test } from '@jest/globals';
import { hasPage, stateTextOf } from './favorite-state';

test('a favorite says why it cannot be redeemed', () => {
  expect(stateTextOf({ availability: 'available' })).toBeUndefined();
  expect(stateTextOf({ availability: 'sold-out' })).toBe('soldOut');
});

test('only deals with a page are linked', () => {
  expect(
    (['available', 'sold-out', 'ended', 'paused', 'withdrawn'] as const).map((availability) =>
      hasPage({ availability }),
    ),
  ).toEqual([true, true, true, false, false]);
});
