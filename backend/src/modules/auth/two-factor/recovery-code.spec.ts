import { makeRecoveryCode, recoveryCodeHash } from './recovery-code.js';

const key = Buffer.alloc(32, 1);

describe('a recovery code', () => {
  it('is easy to read and another one each time', () => {
    const codes = new Set(Array.from({ length: 100 }, makeRecoveryCode));
    expect(codes.size).toBe(100);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  });

  it.each(['01abc-defgh', '01ABCDEFGH', ' OIABC DEFGH ', 'OLABC-DEFGH'])('is taken as %p too', (typed) => {
    expect(recoveryCodeHash(typed, key)).toEqual(recoveryCodeHash('01ABC-DEFGH', key));
  });

  it('is stored under a key', () => {
    expect(recoveryCodeHash('01ABC-DEFGH', key)).not.toEqual(
      recoveryCodeHash('01ABC-DEFGH', Buffer.alloc(32, 2)),
    );
  });
});
