import { enrolmentOf, stepOf } from './one-time-code.js';

/** The shared secret and the codes of RFC 6238, appendix B; its eight digits end in the six that apps show. */
const secret = Buffer.from('12345678901234567890');
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('a one-time code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('is what the standard says at %i', (seconds, code) => {
    expect(stepOf(code, secret, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('may be one step early or late, and no more', () => {
    const code = '005924';
    expect(stepOf(code, secret, at(1_234_567_890 + 30))).toBe(41_152_263);
    expect(stepOf(code, secret, at(1_234_567_890 - 30))).toBe(41_152_263);
    expect(stepOf(code, secret, at(1_234_567_890 + 60))).toBeNull();
    expect(stepOf(code, secret, at(1_234_567_890 - 60))).toBeNull();
  });

  it('goes to the app under the account it is for', () => {
    const { secret: typed, uri } = enrolmentOf(secret, 'asmita@example.com');
    expect(typed).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(uri.split('?')[0]).toBe('otpauth://totp/Dobbar:asmita%40example.com');
    expect(Object.fromEntries(new URL(uri).searchParams)).toMatchObject({
      issuer: 'Dobbar',
      secret: typed,
      digits: '6',
      period: '30',
    });
  });
});
