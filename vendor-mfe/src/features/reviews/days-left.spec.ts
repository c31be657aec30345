import { expect, test } from '@jest/globals';
import { daysLeft } from './days-left';

const now = new Date('2026-11-22T10:00:00Z');

test.each([
  ['2026-11-29T10:00:00Z', { days: 7, isLate: false, isSoon: false }],
  ['2026-11-24T11:00:00Z', { days: 3, isLate: false, isSoon: true }],
  ['2026-11-22T10:00:01Z', { days: 1, isLate: false, isSoon: true }],
  ['2026-11-22T09:00:00Z', { days: 1, isLate: true, isSoon: false }],
  ['2026-11-17T10:00:00Z', { days: 5, isLate: true, isSoon: false }],
])('an answer until %s', (answerBy, left) => {
  expect(daysLeft(answerBy, now)).toEqual(left);
});
