import { areDigitsOf, digitsOf } from './digits.js';

const salt = Buffer.alloc(16, 7);
const [old, recent] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

describe('the digits of a request', () => {
  it('are six, also when they begin with zero', () => {
    for (let n = 0; n < 200; n++) expect(digitsOf(Buffer.alloc(16, n), old)).toMatch(/^\d{6}$/);
  });

  it('depend on the salt and the key', () => {
    const digits = digitsOf(salt, old);
    expect(digitsOf(salt, old)).toBe(digits);
    expect(digitsOf(salt, recent)).not.toBe(digits);
    expect(digitsOf(Buffer.alloc(16, 8), old)).not.toBe(digits);
  });

  it('stay good after a rotation of the key', () => {
    expect(areDigitsOf(digitsOf(salt, old), salt, [recent, old])).toBe(true);
    expect(areDigitsOf(digitsOf(salt, recent), salt, [recent, old])).toBe(true);
  });

  it('are compared whole', () => {
    const digits = digitsOf(salt, old);
    expect(areDigitsOf(digits.slice(0, 5), salt, [old])).toBe(false);
    expect(areDigitsOf(`${digits}0`, salt, [old])).toBe(false);
    expect(areDigitsOf(String((Number(digits) + 1) % 1_000_000).padStart(6, '0'), salt, [old])).toBe(false);
  });
});
