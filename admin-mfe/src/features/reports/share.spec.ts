import { expect, test } from '@jest/globals';
import { shadeOf, shareOf } from './share';

test('shares are whole percent, and none where there is nothing or not yet anything', () => {
  expect([shareOf(1, 3), shareOf(0, 5), shareOf(2, 0), shareOf(undefined, 4)]).toEqual([33, 0, null, null]);
});

test('larger shares are darker', () => {
  expect([0, 1, 25, 26, 75, 100].map(shadeOf)).toEqual([0, 1, 1, 2, 3, 4]);
});
