import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { readDeployKeys } from './deploy-keys';
import { verifySignature, type Signature } from './signature';

/** Output of scripts/remotes/sign-manifest.mjs for this manifest; scripts/test/signed-remotes.test.mjs has the same values. */
const signedByScript = {
  name: 'storefront',
  metaData: { files: { 'a.js': 'sha256-x', 'é.js': 'sha256-y' }, size: 1.5 },
  exposes: [],
  signature: {
    keyId: 'test',
    value: 'II1l7Jtk3ITnU96Clrx32xWdjmUhXvOgIqNrBjnwaielfbxMEEqqO4bL1-kSbZt4opdnqx6vYc9Rwmo6VqR-Aw',
  },
};
const TEST_KEY = 'test:6kpsY-KcUgq-9VB7Ey7F-ZVHdq6-vnuSQh7qaRRG0iw';
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const otherKey = `other:${publicKey.export({ format: 'jwk' }).x}`;

const production = (keys: string) => readDeployKeys({ APP_ENV: 'production', REMOTES_PUBLIC_KEYS: keys });
const { signature, ...rest } = signedByScript;
const unsigned: typeof rest & { signature?: Signature } = rest;

describe('the signature of a manifest', () => {
  test('is verified and names its key', () => {
    expect(verifySignature(signedByScript, production(TEST_KEY))).toBe('test');
  });

  test('is verified with each of two keys during a rotation', () => {
    const value = (key: KeyObject) =>
      sign(null, Buffer.from(`dobbar remote manifest 1\n${JSON.stringify(unsigned)}`), key).toString(
        'base64url',
      );
    const signedByOther = { ...unsigned, signature: { keyId: 'other', value: value(privateKey) } };
    const keys = production(`${TEST_KEY},${otherKey}`);
    expect([signedByScript, signedByOther].map((manifest) => verifySignature(manifest, keys))).toEqual([
      'test',
      'other',
    ]);
    expect(() => verifySignature(signedByOther, production(TEST_KEY))).toThrow('unknown key');
  });

  test.each([
    ['a changed hash', { metaData: { files: { 'a.js': 'sha256-z', 'é.js': 'sha256-y' }, size: 1.5 } }],
    ['another name', { name: 'admin' }],
    ['a further field', { further: true }],
    ['a signature of other bytes', { signature: { ...signature, value: signature.value.replace('I', 'J') } }],
    ['an empty signature', { signature: { ...signature, value: '' } }],
    ['a signature that is no text', { signature: { keyId: 'test', value: 5 } }],
    ['the name of another key', { signature: { ...signature, keyId: 'other' } }],
  ])('is wrong with %s, also in a demo that knows the keys', (_what, change) => {
    const changed = { ...signedByScript, ...change } as typeof signedByScript;
    const keys = `${TEST_KEY},${otherKey}`;
    for (const deployKeys of [production(keys), readDeployKeys({ REMOTES_PUBLIC_KEYS: keys })])
      expect(() => verifySignature(changed, deployKeys)).toThrow('the signature of the manifest is wrong');
  });

  test('of a text for another purpose is wrong', () => {
    const value = sign(null, Buffer.from(JSON.stringify(unsigned)), privateKey).toString('base64url');
    expect(() =>
      verifySignature({ ...unsigned, signature: { keyId: 'other', value } } as never, production(otherKey)),
    ).toThrow('wrong');
  });

  test('is required in production and not in a demo', () => {
    expect(() => verifySignature(unsigned, production(TEST_KEY))).toThrow('not signed');
    expect(verifySignature(unsigned, readDeployKeys({ REMOTES_PUBLIC_KEYS: TEST_KEY }))).toBeUndefined();
    expect(verifySignature(signedByScript, readDeployKeys({}))).toBeUndefined();
  });
});

describe('REMOTES_PUBLIC_KEYS', () => {
  test('is required in production', () => {
    expect(() => readDeployKeys({ APP_ENV: 'production' })).toThrow('Set REMOTES_PUBLIC_KEYS');
    expect(() => production('')).toThrow('Set REMOTES_PUBLIC_KEYS');
    expect(readDeployKeys({}).byId.size).toBe(0);
  });

  test.each(['test', 'test:short', `${TEST_KEY}:more`, `bad id:${TEST_KEY.slice(5)}`, `${TEST_KEY},`])(
    'rejects %s',
    (text) => {
      expect(() => readDeployKeys({ REMOTES_PUBLIC_KEYS: text })).toThrow(
        'REMOTES_PUBLIC_KEYS must look like',
      );
    },
  );

  test('rejects a name that is given twice, and another APP_ENV', () => {
    expect(() => production(`${TEST_KEY},${TEST_KEY}`)).toThrow('twice');
    expect(() => readDeployKeys({ APP_ENV: 'staging' })).toThrow('APP_ENV');
  });
});
