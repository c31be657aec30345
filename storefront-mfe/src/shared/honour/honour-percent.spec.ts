import { expect, test } from '@jest/globals';
import { honourPercent } from './honour-percent';

test.each([
  [62, 64, 97],
  [20, 20, 100],
  [299, 300, 99],
  [0, 20, 0],
])('%s of %s is %s percent', (given, counted, percent) => {
  expect(honourPercent({ given, counted })).toBe(percent);
});
