import { describe, expect, test } from '@jest/globals';
import { placeOfCookies, readPlace, writePlace } from './place-cookie';

describe('the chosen place', () => {
  test('is a city, or a city and one of its areas', () => {
    expect(readPlace('pokhara')).toEqual({ city: 'pokhara', area: null });
    expect(readPlace('kathmandu.new-baneshwor')).toEqual({ city: 'kathmandu', area: 'new-baneshwor' });
    expect(writePlace({ city: 'kathmandu', area: 'thamel' })).toBe('kathmandu.thamel');
    expect(writePlace({ city: 'kathmandu', area: null })).toBe('kathmandu');
  });

  test.each(['', 'Kathmandu', 'a.b.c', 'ka thmandu', '<script>', 'x'.repeat(130), undefined])(
    'is nothing for %j',
    (text) => expect(readPlace(text)).toBeNull(),
  );

  test('is read among other cookies', () => {
    expect(placeOfCookies('lang=ne; dobbar_place=pokhara.lakeside; a=b')).toEqual({
      city: 'pokhara',
      area: 'lakeside',
    });
    expect(placeOfCookies('xdobbar_place=pokhara')).toBeNull();
    expect(placeOfCookies(undefined)).toBeNull();
  });
});
