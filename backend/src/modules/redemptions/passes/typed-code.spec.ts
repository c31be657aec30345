import { randomUUID } from 'node:crypto';
import { readTypedCode, typedCodeHash, typedCodeOf } from './typed-code.js';

const secret = Buffer.alloc(32, 7);
const code = typedCodeOf('0199a0b0-0000-7000-8000-000000000001', secret);

describe('typed codes', () => {
  it('have eight characters without I, L, O and U', () => {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  });

  it('are always the same for a pass, and others for another secret', () => {
    expect(typedCodeOf('0199a0b0-0000-7000-8000-000000000001', secret)).toBe(code);
    expect(typedCodeOf('0199a0b0-0000-7000-8000-000000000001', Buffer.alloc(32, 8))).not.toBe(code);
  });

  it('are read as people type them', () => {
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    expect(readTypedCode(typed)).toBe(code);
  });

  it('betray every single wrong character', () => {
    for (let place = 0; place < 8; place++) {
      for (const wrong of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
        if (wrong === code[place]) continue;
        expect(readTypedCode(code.slice(0, place) + wrong + code.slice(place + 1))).toBeNull();
      }
    }
  });

  it.each(['', 'ABC', '123456789', 'ABCD-EFU!', '७७७७७७७७'])('are not %j', (text) => {
    expect(readTypedCode(text)).toBeNull();
  });

  it('are spread over their space', () => {
    const codes = new Set(Array.from({ length: 2_000 }, () => typedCodeOf(randomUUID(), secret)));
    expect(codes.size).toBe(2_000);
  });

  it('are stored under a keyed hash', () => {
    expect(typedCodeHash(code, secret)).toHaveLength(32);
    expect(typedCodeHash(code, secret).equals(typedCodeHash(code, Buffer.alloc(32, 8)))).toBe(false);
  });
});
