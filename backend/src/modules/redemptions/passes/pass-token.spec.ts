import { readToken, type TokenContent, tokenKey, writeToken } from './pass-token.js';

const key = tokenKey('k1', Buffer.alloc(32, 1));
const nextKey = tokenKey('k2', Buffer.alloc(32, 2));
const content: TokenContent = {
  passId: '0199a0b0-1234-7000-8000-0123456789ab',
  dealId: 8,
  vendorId: 5,
  issuedAt: 1_795_000_000,
  expiresAt: 1_795_086_400,
};
const token = writeToken(content, key);

describe('the signed code of a pass', () => {
  it('comes back as it went', () => {
    expect(readToken(token, [key])).toEqual(content);
  });

  it('is always the same and short enough for an easy scan', () => {
    expect(writeToken(content, key)).toBe(token);
    expect(token.length).toBeLessThanOrEqual(140);
  });

  it('is rejected when any byte was flipped', () => {
    const bytes = Buffer.from(token, 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const forged = Buffer.from(bytes);
      forged[index] = (forged[index] as number) ^ 1;
      expect(readToken(forged.toString('base64url'), [key])).toBeNull();
    }
  });

  it.each([token.slice(0, -1), `${token}A`, token.slice(4), '', 'x'.repeat(134), `${token.slice(0, -1)}=`])(
    'is rejected when cut or grown: %s',
    (text) => {
      expect(readToken(text, [key])).toBeNull();
    },
  );

  it('stays good while its key is known, and no longer', () => {
    expect(readToken(token, [nextKey, key])).toEqual(content);
    expect(readToken(token, [nextKey])).toBeNull();
  });

  it('is rejected when another key claims the same name', () => {
    expect(readToken(token, [tokenKey('k1', Buffer.alloc(32, 9))])).toBeNull();
  });
});
