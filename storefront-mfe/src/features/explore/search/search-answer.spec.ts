import { expect, test } from '@jest/globals';
import { isRelaxed, withoutPart } from './search-answer';

const answer = { matched: ['momo'], dropped: [], isAny: false, filters: [], suggestions: [] };

test('a list is relaxed when a word is left out or one of them is enough', () => {
  expect(isRelaxed(answer)).toBe(false);
  expect(isRelaxed({ ...answer, dropped: ['keto'] })).toBe(true);
  expect(isRelaxed({ ...answer, isAny: true })).toBe(true);
  expect(isRelaxed({ ...answer, matched: [], dropped: ['keto'] })).toBe(false);
});

test('a part is taken out of a text', () => {
  expect(withoutPart('Momo UNDER 500 thamel', 'under 500')).toBe('Momo thamel');
  expect(withoutPart('under 500', 'under 500')).toBeUndefined();
  expect(withoutPart('momo', 'tea')).toBe('momo');
});
