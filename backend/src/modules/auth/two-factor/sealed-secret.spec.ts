import { openSecret, sealingKey, sealSecret } from './sealed-secret.js';

const key = sealingKey(Buffer.alloc(32, 7));
const secret = Buffer.from('twenty bytes of that');

describe('a sealed secret', () => {
  it('opens for its owner', () => {
    const sealed = sealSecret(secret, 5, key);
    expect(sealed.includes(secret)).toBe(false);
    expect(openSecret(sealed, 5, key)).toEqual(secret);
  });

  it('is another one each time', () => {
    expect(sealSecret(secret, 5, key)).not.toEqual(sealSecret(secret, 5, key));
  });

  it('opens for nobody else, with no other key, and not when a byte was changed', () => {
    const sealed = sealSecret(secret, 5, key);
    expect(() => openSecret(sealed, 6, key)).toThrow();
    expect(() => openSecret(sealed, 5, sealingKey(Buffer.alloc(32, 8)))).toThrow();
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    expect(() => openSecret(changed, 5, key)).toThrow();
  });
});
