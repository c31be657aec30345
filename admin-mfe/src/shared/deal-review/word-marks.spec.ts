import { expect, test } from '@jest/globals';
import { markedWords } from './word-marks';

const marked = (before: string, after: string) =>
  markedWords(before, after)
    .map(({ text, isNew }) => (isNew ? `[${text.trim()}] ` : text))
    .join('')
    .trim();

test.each([
  ['Two plates of momo', 'Two plates of buff or veg momo', 'Two plates of [buff or veg] momo'],
  ['Two plates of momo', 'Two plates of momo', 'Two plates of momo'],
  ['', 'Tea', '[Tea]'],
  ['Tea and samosa', 'Coffee and samosa', '[Coffee] and samosa'],
  ['दुई प्लेट मम', 'दुई प्लेट भेज मम', 'दुई प्लेट [भेज] मम'],
  ['One two three', 'One three', 'One three'],
])('of %j and %j the new words are marked', (before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});
