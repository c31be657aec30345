import { isMobileNumber, looksLikeNumber, mobileNumberOf } from './mobile-number.js';

describe('a Nepali mobile number', () => {
  it.each([
    ['9841234567'],
    ['+977 984-1234567'],
    ['9779841234567'],
    ['009779841234567'],
    [' (984) 123 4567 '],
    ['९८४१२३४५६७'],
    ['+९७७ ९८४१२३४५६७'],
  ])('is stored with ten digits: %s', (typed) => {
    expect(mobileNumberOf(typed)).toBe('9841234567');
  });

  it.each(['9700000000', '9600000000', '9800000000'])('begins with 98, 97 or 96: %s', (number) => {
    expect(mobileNumberOf(number)).toBe(number);
  });

  it.each([
    '014412345',
    '9541234567',
    '984123456',
    '98412345678',
    '+919841234567',
    '+1 984 123 4567',
    '',
    'a@b.c',
  ])('is nothing else: %s', (text) => {
    expect(mobileNumberOf(text)).toBeNull();
  });

  it('differs from an e-mail address', () => {
    expect(isMobileNumber('9841234567')).toBe(true);
    expect(isMobileNumber('9841234567@example.com')).toBe(false);
    expect([looksLikeNumber('+977 १२३'), looksLikeNumber('9841a@example.com')]).toEqual([true, false]);
  });
});
