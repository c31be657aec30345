import { expect, test } from '@jest/globals';
import { meaningsOf, meaningsWith, termFieldErrorsOf } from './term-values';

const term = (id: number, meaning: string, text: string) => ({
  id,
  version: 1,
  kind: 'dish' as const,
  meaning,
  term: text,
});
const terms = [term(1, 'momo', 'momo'), term(2, 'momo', 'मम'), term(3, 'tea', 'chiya')];

test('terms are grouped by meaning', () => {
  expect(meaningsOf(terms).map(({ meaning, terms: own }) => [meaning, own.length])).toEqual([
    ['momo', 2],
    ['tea', 1],
  ]);
});

test('a meaning is found by its name and by each of its words', () => {
  const found = (text: string) => meaningsWith(meaningsOf(terms), text).map(({ meaning }) => meaning);
  expect(found(' मम')).toEqual(['momo']);
  expect(found('TEA')).toEqual(['tea']);
  expect(found('')).toEqual(['momo', 'tea']);
});

test('a term needs a meaning and a word', () => {
  expect(termFieldErrorsOf({ kind: 'dish', meaning: '', term: '' })).toEqual({
    meaning: 'faultName',
    term: 'faultName',
  });
});
