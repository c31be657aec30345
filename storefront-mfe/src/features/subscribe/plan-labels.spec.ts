import { expect, test } from '@jest/globals';
import { aMonth, wordsOf } from './plan-labels';

test('a year is told by the month, half up', () => {
  expect([aMonth(999), aMonth(1_999), aMonth(6)]).toEqual([83, 167, 1]);
});

test('a plan without words of its own gets the plainest', () => {
  expect([wordsOf('vip'), wordsOf('student')]).toEqual(['vip', 'basic']);
});
