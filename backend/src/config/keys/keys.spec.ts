import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readKeys } from './keys.js';

const key = Buffer.alloc(32, 7).toString('base64url');

describe('the keys of the server', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'keys-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('are made at random in the demo, readable by their owner alone, and stay', () => {
    const made = readKeys({}, 'demo', folder);
    const files = readdirSync(path.join(folder, 'keys')).map((name) => path.join(folder, 'keys', name));
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
    expect(statSync(path.join(folder, 'keys')).mode & 0o077).toBe(0);
    expect(readKeys({}, 'demo', folder)).toEqual(made);
    rmSync(path.join(folder, 'keys'), { recursive: true });
    const others = readKeys({}, 'demo', folder);
    expect(others.codeSecrets).not.toEqual(made.codeSecrets);
    expect(others.signingKeys[0]?.seed.equals(made.signingKeys[0]?.seed as Buffer)).toBe(false);
  });

  it.each([
    {},
    { CODE_SECRET: key },
    { REDEMPTION_SIGNING_KEYS: `k1:${key}` },
    { CODE_SECRET: '', REDEMPTION_SIGNING_KEYS: '' },
  ])('must be given in production: %j', (env) => {
    expect(() => readKeys(env, 'production', folder)).toThrow('Set REDEMPTION_SIGNING_KEYS and CODE_SECRET');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are 32 bytes', () => {
    const signing = { REDEMPTION_SIGNING_KEYS: `k1:${key}` };
    expect(() => readKeys({ ...signing, CODE_SECRET: 'secret' }, 'production', folder)).toThrow(
      'CODE_SECRET must be 32 bytes',
    );
    expect(() =>
      readKeys({ REDEMPTION_SIGNING_KEYS: 'k1:short', CODE_SECRET: key }, 'production', folder),
    ).toThrow('must be 32 bytes');
  });
});
