import { expect, test } from '@jest/globals';
import { asText, asValue, fieldErrorOf } from './setting-values';

test('a value and what is typed are the same thing', () => {
  expect(asText(['casino', 'गाँजा'])).toBe('casino\nगाँजा');
  expect(asValue({ type: 'words' }, ' casino\n\n गाँजा , gun')).toEqual(['casino', 'गाँजा', 'gun']);
  expect(asValue({ type: 'number' }, ' 24 ')).toBe(24);
  expect(asValue({ type: 'choice' }, '168')).toBe(168);
  expect(asValue({ type: 'text' }, ' Dobbar ')).toBe('Dobbar');
});

test('what does not fit is said before it is sent', () => {
  const number = { type: 'number', min: 1, max: 120 } as const;
  expect(['0', '121', '1.5', 'x', ''].map((text) => fieldErrorOf(number, text))).toEqual(
    Array(5).fill('faultNumber'),
  );
  expect(fieldErrorOf(number, '120')).toBeUndefined();
  expect(fieldErrorOf({ type: 'text', min: 5, max: 30 }, '01-5')).toBe('faultText');
  expect(fieldErrorOf({ type: 'email', min: null, max: null }, 'support@')).toBe('faultEmail');
  expect(fieldErrorOf({ type: 'words', min: null, max: 2 }, 'gun\ncasino\nvape')).toBe('faultWords');
  expect(fieldErrorOf({ type: 'words', min: null, max: 2 }, 'x')).toBe('faultWords');
});

test('a number may be typed in Nepali digits', () => {
  expect(fieldErrorOf({ type: 'number', min: 1, max: 120 }, '१२०')).toBeUndefined();
  expect(asValue({ type: 'number' }, ' २४ ')).toBe(24);
});
