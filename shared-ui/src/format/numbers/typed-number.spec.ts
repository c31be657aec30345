import { describe, expect, test } from '@jest/globals';
import { typedNumber } from './typed-number';

describe('a typed number', () => {
  test.each([
    ['१२५०', 1250],
    [' 1250 ', 1250],
    ['-५', -5],
    ['२७.७१७२', 27.7172],
  ])('of %p is %p', (text, number) => expect(typedNumber(text)).toBe(number));

  test.each(['', '  ', 'twelve', '१ २'])('of %p is none', (text) => expect(typedNumber(text)).toBeNaN());
});
