import { expect, test } from '@jest/globals';
import { changeOf } from './change';

test('a change is told in whole percent, and not at all without a before', () => {
  expect(changeOf(118, 100)).toBe(18);
  expect(changeOf(50, 100)).toBe(-50);
  expect(changeOf(0, 3)).toBe(-100);
  expect(changeOf(7, 0)).toBeNull();
});
