import { readFileSync } from 'node:fs';
import path from 'node:path';
import { consonantsOf, editsBetween, keysOf, withoutEachLetter, wordsOf } from './search-key.js';

type Pair = [string, string];
const cases = JSON.parse(readFileSync(path.join(import.meta.dirname, 'key-cases.json'), 'utf8')) as {
  same: Pair[];
  different: Pair[];
};
const keys = (text: string) => keysOf(wordsOf(text).join(''));
const share = ([one, other]: Pair) => keys(one).some((key) => keys(other).includes(key));

describe('the key of a word', () => {
  it.each(cases.same)('joins %s and %s', (...pair) => {
    expect(share(pair)).toBe(true);
  });

  it.each(cases.different)('tells %s from %s', (...pair) => {
    expect(share(pair)).toBe(false);
  });

  it('leaves the postposition of a Nepali word out', () => {
    expect(keys('ममको')).toContain(keys('मम')[0]);
    expect(keys('को')).toHaveLength(1);
  });
});

describe('the words of a text', () => {
  it.each([
    ['Buff Momo, 2 plates!', ['buff', 'momo', '2', 'plates']],
    ['म:म र mo:mo', ['मम', 'र', 'momo']],
    ['open 10:30', ['open', '10', '30']],
    ["Café d'Or's", ['cafe', 'dor']],
    ['', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

it('has no consonants to compare in a short key', () => {
  expect([consonantsOf('hutil'), consonantsOf('mumu')]).toEqual(['htl', null]);
});

it('counts one edit for two letters in the wrong order', () => {
  expect([
    editsBetween('momo', 'mmoo'),
    editsBetween('thakali', 'takali'),
    editsBetween('spa', 'spa'),
  ]).toEqual([1, 1, 0]);
});

it('shares a shortened form between two words with one mistake', () => {
  const forms = withoutEachLetter('thakali');
  expect(withoutEachLetter('thakeli').some((form) => forms.includes(form))).toBe(true);
  expect(withoutEachLetter('spa')).toEqual([]);
});
