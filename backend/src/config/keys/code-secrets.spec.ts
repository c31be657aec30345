import { createHmac, hkdfSync } from 'node:crypto';
import { CodeSecrets, type KeyPurpose } from './code-secrets.js';

const PURPOSES: readonly KeyPurpose[] = [
  'authenticator secrets',
  'recovery codes',
  'payout account numbers',
  'typed codes',
  'mail mutes',
  'newsletter links',
  'repeated requests',
  'sign-in log',
  'sign-in digits',
  'payout account digits',
  'honour links',
  'webhook secrets',
];
const [old, recent] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const text = (secret: Buffer): string => secret.toString('base64url');

describe('the secrets of codes', () => {
  it('make a key of its own for each purpose', () => {
    const secrets = CodeSecrets.parse(`2:${text(recent)}`);
    const keys = PURPOSES.map((purpose) => secrets.key(purpose).toString('hex'));
    expect(new Set(keys).size).toBe(PURPOSES.length);
    expect(keys).not.toContain(recent.toString('hex'));
    expect(secrets.isFirst).toBe(false);
  });

  it('derive it with HKDF from the secret and the purpose', () => {
    const key = Buffer.from(hkdfSync('sha256', recent, '', 'mail mutes', 32));
    expect(CodeSecrets.parse(`7:${text(recent)}`).key('mail mutes')).toEqual(key);
  });

  it('without a version are as they were before there were versions', () => {
    for (const secrets of [CodeSecrets.parse(text(old)), CodeSecrets.parse(`1:${text(old)}`)]) {
      expect(secrets.isFirst).toBe(true);
      expect(secrets.key('typed codes')).toEqual(old);
      const sealing = Buffer.from(hkdfSync('sha256', old, '', 'authenticator secrets', 32));
      expect([secrets.key('authenticator secrets'), secrets.key('recovery codes')]).toEqual([
        sealing,
        sealing,
      ]);
    }
  });

  it('make what is new with the first version and accept all', () => {
    const rotated = CodeSecrets.parse(`2:${text(recent)}, 1:${text(old)}`);
    expect(rotated.keys('mail mutes')).toEqual([
      CodeSecrets.parse(`2:${text(recent)}`).key('mail mutes'),
      CodeSecrets.parse(text(old)).key('mail mutes'),
    ]);
    const prepared = CodeSecrets.parse(`1:${text(old)},2:${text(recent)}`);
    expect(prepared.key('mail mutes')).toEqual(old);
    expect(createHmac('sha256', rotated.key('mail mutes')).digest()).not.toEqual(
      createHmac('sha256', prepared.key('mail mutes')).digest(),
    );
  });

  it.each([
    '',
    'short',
    `0:${text(old)}`,
    `2:${text(old)},2:${text(recent)}`,
    `${text(old)},1:${text(recent)}`,
    `x:${text(old)}`,
  ])('are rejected as %p', (malformed) => expect(() => CodeSecrets.parse(malformed)).toThrow('CODE_SECRET'));
});
