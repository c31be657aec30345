import { expect, test } from '@jest/globals';
import { groupsOf, spoken } from './spelling';
import english from './texts.en.json';
import nepali from './texts.ne.json';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('a code is two groups of four characters', () => {
  expect(groupsOf('7K4M29QX')).toEqual([
    ['7', 'K', '4', 'M'],
    ['2', '9', 'Q', 'X'],
  ]);
});

test('a voice reads digits as words and letters with a word', () => {
  const words: Record<string, string> = { 7: 'seven', K: 'Kite' };
  const text = spoken(
    '7K7K7K7K',
    (character) => words[character] ?? '',
    (letter, word) => `${letter} as in ${word}`,
  );
  expect(text).toBe('seven, K as in Kite, seven, K as in Kite. seven, K as in Kite, seven, K as in Kite');
});

test.each([
  ['English', english as Record<string, string>],
  ['Nepali', nepali as unknown as Record<string, string>],
])('every character of a code has a word of its own in %s', (_, texts) => {
  const words = [...ALPHABET].map((character) => texts[`word_${character}`]);
  expect(words.every(Boolean)).toBe(true);
  expect(new Set(words).size).toBe(ALPHABET.length);
});
