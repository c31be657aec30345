import { describe, expect, test } from '@jest/globals';
import { isScanned, readTyped } from './typed-code';

describe('a typed code', () => {
  test.each([
    ['7k4m 29qx', '7K4M29QX'],
    ['7K4M-29QX', '7K4M29QX'],
    [' oOiIlL12', '00111112'],
    ['uU7K', '7K'],
    ['७K4M', '7K4M'],
    ['7K4M29QXYZ', '7K4M29QX'],
    ['', ''],
  ])('%j is read as %j', (typed, read) => {
    expect(readTyped(typed)).toBe(read);
  });

  test('is told from the text of a QR', () => {
    expect(isScanned('7K4M 29QX')).toBe(false);
    expect(isScanned('https://dobbar.example/c#abc')).toBe(true);
    expect(isScanned('AbCdEfGhIjKlMnOpQrStUvWxYz0123')).toBe(true);
  });
});
