import { expect, test } from '@jest/globals';
import { scaleOf, sharesOf } from './income-scale';

test.each([
  [0, [0, 1, 2, 3]],
  [36_000, [0, 20_000, 40_000, 60_000]],
  [29_900, [0, 10_000, 20_000, 30_000]],
  [44_000, [0, 20_000, 40_000, 60_000]],
  [70_000, [0, 25_000, 50_000, 75_000]],
])('an axis for %d rupees has the steps %j', (largest, ticks) => {
  expect(scaleOf(largest).ticks).toEqual(ticks);
});

test('heights are percent of the axis', () => {
  expect(sharesOf({ from: '2026-11-22', vendorPlans: 1_500_000, memberships: 750_000 }, 30_000)).toEqual([
    50, 25,
  ]);
});
