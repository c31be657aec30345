import { describe, expect, test } from '@jest/globals';
import { linesIn, parted } from './content-lines';

describe('the lines of a deal', () => {
  test('are in the language of the visitor, or in the only one that the business wrote', () => {
    expect(linesIn('ne', ['Snacks'], ['खाजा'])).toEqual(['खाजा']);
    expect(linesIn('ne', ['Snacks'], [])).toEqual(['Snacks']);
    expect(linesIn('en', ['Snacks'], ['खाजा'])).toEqual(['Snacks']);
    expect(linesIn('en', [], ['खाजा'])).toEqual(['खाजा']);
  });

  test('are parted after the name that they begin with', () => {
    expect(parted('Two thalis: rice and dal')).toEqual({ head: 'Two thalis', rest: 'rice and dal' });
    expect(parted('Open 10:30 to 4')).toEqual({ head: null, rest: 'Open 10:30 to 4' });
  });
});
