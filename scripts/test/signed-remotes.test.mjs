import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createPublicKey, verify } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { rootDir } from '../run/settings.mjs';
import { makeDeployKey, readDeployKey } from '../remotes/deploy-key.mjs';
import { signFolder, signManifest } from '../remotes/sign-manifest.mjs';
import { hashesOfFiles } from '../build/file-hashes.mjs';

const seed = Buffer.alloc(32, 7).toString('base64url');
const key = readDeployKey(`test:${seed}`);

/** shell/server/remotes/signature.spec.ts verifies the same manifest. */
const vector = {
  manifest: {
    name: 'storefront',
    metaData: { files: { 'a.js': 'sha256-x', 'é.js': 'sha256-y' }, size: 1.5 },
    exposes: [],
  },
  signature: 'II1l7Jtk3ITnU96Clrx32xWdjmUhXvOgIqNrBjnwaielfbxMEEqqO4bL1-kSbZt4opdnqx6vYc9Rwmo6VqR-Aw',
};

test('a manifest gets the signature that the shell verifies, however often it is signed', () => {
  const signed = signManifest(vector.manifest, key);
  assert.deepEqual(signed.signature, { keyId: 'test', value: vector.signature });
  assert.deepEqual(signManifest(signed, key), signed);
});

test('a deploy key has a public half as REMOTES_PUBLIC_KEYS takes it', () => {
  assert.equal(key.publicKey, 'test:6kpsY-KcUgq-9VB7Ey7F-ZVHdq6-vnuSQh7qaRRG0iw');
  const made = readDeployKey(makeDeployKey('new'));
  assert.notEqual(made.publicKey, readDeployKey(makeDeployKey('new')).publicKey);
});

test('a malformed deploy key is rejected without repeating it', () => {
  for (const text of ['', 'test', `bad id:${seed}`, 'test:c2hvcnQ', `test:${seed}:more`])
    assert.throws(
      () => readDeployKey(text),
      ({ message }) => /must look like/.test(message) && !message.includes(seed),
    );
});

describe('a built remote', () => {
  let folder;
  const write = (name, content) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  };
  const manifest = () => JSON.parse(fs.readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8'));

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'signed-remote-'));
    write('remoteEntry.js', 'entry');
    write('remoteEntry.js.br', 'compressed');
    write('ssr/entry.cjs', 'server entry');
    const files = hashesOfFiles(folder, ['mf-manifest.json']);
    write('mf-manifest.json', JSON.stringify({ name: 'vendor', metaData: { files } }));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  test('lists every file but the manifest and compressed copies, hashed as browsers do', () => {
    assert.deepEqual(Object.keys(manifest().metaData.files), ['remoteEntry.js', 'ssr/entry.cjs']);
    // echo -n entry | openssl dgst -sha256 -binary | base64
    assert.equal(
      manifest().metaData.files['remoteEntry.js'],
      'sha256-kj/lOWbGzZND4Rr3ds1LBb4xXqSyALAuTV37D5Kbc78=',
    );
  });

  test('is signed with all its hashes', () => {
    signFolder(folder, key);
    const { signature, ...unsigned } = manifest();
    const text = `dobbar remote manifest 1\n${JSON.stringify(unsigned)}`;
    const [, x] = key.publicKey.split(':');
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    assert.ok(verify(null, Buffer.from(text), publicKey, Buffer.from(signature.value, 'base64url')));
  });

  for (const [what, change] of [
    ['was changed', () => write('remoteEntry.js', 'evil')],
    ['is missing', () => fs.rmSync(path.join(folder, 'ssr/entry.cjs'))],
    ['was added', () => write('js/evil.js', 'evil')],
  ])
    test(`is not signed when a file ${what} after the build`, () => {
      change();
      assert.throws(() => signFolder(folder, key), /not those that its manifest lists/);
      assert.equal(manifest().signature, undefined);
    });
});

describe('npm run remotes:sign', () => {
  const run = (args, env = {}) =>
    spawnSync(process.execPath, ['scripts/remotes-sign.mjs', ...args], {
      cwd: rootDir,
      env: { ...process.env, REMOTES_SIGNING_KEY: undefined, ...env },
      encoding: 'utf8',
    });

  test('asks for a key', () => {
    const { status, stderr } = run(['vendor-mfe']);
    assert.deepEqual([status, stderr], [1, 'Set REMOTES_SIGNING_KEY. `npm run remotes:key` makes one.\n']);
  });

  test('does not repeat a malformed key', () => {
    const { status, stderr } = run(['vendor-mfe'], { REMOTES_SIGNING_KEY: 'planted-secret' });
    assert.equal(status, 1);
    assert.doesNotMatch(stderr, /planted/);
  });

  test('leaves a remote unsigned in a container build without the secret, and says so', () => {
    const { status, stdout } = run(['--key-file', '/run/secrets/none', 'vendor-mfe']);
    assert.deepEqual([status, stdout], [0, 'vendor-mfe is not signed: only a demo accepts it.\n']);
  });
});
