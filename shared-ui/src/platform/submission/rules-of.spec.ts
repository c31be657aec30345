import { describe, expect, test } from '@jest/globals';
import { lengthErrorOf, meetsConstraint, rulesOf } from './rules-of';

describe('the rules of a field', () => {
  test('measure a text without the blanks around it', () => {
    const { validate } = rulesOf('NewCategoryDto', 'name', 'At least 2 characters.');
    expect(validate(' Cafés ')).toBe(true);
    expect(['', ' x ', 'x'.repeat(61)].map(validate)).toEqual(
      Array.from({ length: 3 }, () => 'At least 2 characters.'),
    );
  });

  test('accept figures of both scripts within the bounds', () => {
    const isPosition = (text: string) => meetsConstraint('NewCategoryDto', 'position', text);
    expect(['0', '9999', '१०'].map(isPosition)).toEqual([true, true, true]);
    expect(['', '-1', '10000', '1.5', 'ten'].map(isPosition)).toEqual(Array.from({ length: 5 }, () => false));
    const isLatitude = (text: string) => meetsConstraint('NewCityDto', 'latitude', text);
    expect(['27.7172', '-90', '90', '२७.७१७२'].map(isLatitude)).toEqual([true, true, true, true]);
    expect(['', 'north', '90.1', '1e2', '27,7'].some(isLatitude)).toBe(false);
  });

  test('know patterns, days and e-mail addresses', () => {
    expect(meetsConstraint('NewCategoryDto', 'slug', 'cafes-2')).toBe(true);
    expect(meetsConstraint('NewCategoryDto', 'slug', 'double--hyphen')).toBe(false);
    expect(meetsConstraint('NewSeasonDto', 'from', '2026-10-01')).toBe(true);
    expect(meetsConstraint('NewSeasonDto', 'from', '')).toBe(false);
    expect(meetsConstraint('InviteStaffDto', 'email', 'ramesh@example.com')).toBe(true);
    expect(meetsConstraint('InviteStaffDto', 'email', 'ramesh')).toBe(false);
  });

  test('name the end at which a text breaks its length', () => {
    const lengthError = (text: string) => lengthErrorOf('NewCategoryDto', 'name', text);
    expect(['x', ' Cafés ', 'x'.repeat(61)].map(lengthError)).toEqual(['short', null, 'long']);
  });

  test('let an optional field be empty, and measure it when it is not', () => {
    expect(meetsConstraint('PayoutAccountDto', 'bank', ' ')).toBe(true);
    expect(meetsConstraint('PayoutAccountDto', 'bank', 'x')).toBe(false);
  });
});
