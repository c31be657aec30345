import { expect, test } from '@jest/globals';
import { countIn } from './menu-count';

const body = { deals: { count: 2 }, revisions: { count: 3 }, name: 'x' };

test.each([
  ['the numbers that are named, added', { sum: ['deals.count', 'revisions.count'] }, { body, total: 9 }, 5],
  [
    'nothing of what is missing or no number',
    { sum: ['reviews.count', 'name', 'name.count'] },
    { body, total: 9 },
    0,
  ],
  ['the count of a whole list', {}, { body: [{}], total: 7 }, 7],
  ['the length of a list without a count', {}, { body: [{}, {}], total: undefined }, 2],
  ['nothing of a response that is no list', {}, { body: null, total: undefined }, 0],
])('a count is %s', (_what, count, counted, expected) => {
  expect(countIn({ from: '/api/x', changedBy: ['Deal'], ...count }, counted)).toBe(expected);
});
