import { isSealedWithFirst, openSecret, sealSecret } from './sealed-secret.js';

const keys = [Buffer.alloc(32, 7)];
const others = [Buffer.alloc(32, 8)];
const secret = Buffer.from('twenty bytes of that');

describe('a sealed secret', () => {
  it('opens for its owner', () => {
    const sealed = sealSecret(secret, 5, keys);
    expect(sealed.includes(secret)).toBe(false);
    expect(openSecret(sealed, 5, keys)).toEqual(secret);
  });

  it('opens with each key that is given, and is sealed with the first', () => {
    const sealed = sealSecret(secret, 5, keys);
    expect(openSecret(sealed, 5, [...others, ...keys])).toEqual(secret);
    expect(isSealedWithFirst(sealed, 5, [...keys, ...others])).toBe(true);
    expect(isSealedWithFirst(sealed, 5, [...others, ...keys])).toBe(false);
  });

  it('is another one each time', () => {
    expect(sealSecret(secret, 5, keys)).not.toEqual(sealSecret(secret, 5, keys));
  });

  it('opens for nobody else, with no other key, and not when a byte was changed', () => {
    const sealed = sealSecret(secret, 5, keys);
    expect(() => openSecret(sealed, 6, keys)).toThrow();
    expect(() => openSecret(sealed, 5, others)).toThrow();
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    expect(() => openSecret(changed, 5, keys)).toThrow();
  });
});
