import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createPublicKey, verify } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { hashesOfFiles } from '../../build/file-hashes.mjs';
import { readDeployKey } from '../../remotes/deploy-key.mjs';
import { ReleaseStore } from '../../releases/release-store.mjs';
import { createRemoteOrigin } from '../../run/remote-origin.mjs';
import { rootDir } from '../../run/settings.mjs';

const deployKey = readDeployKey(`test:${Buffer.alloc(32, 7).toString('base64url')}`);
const DAY_MS = 86_400_000;
let folder;
let now;
let store;

/** Writes a build whose entry has this text. */
function build(text) {
  const built = path.join(folder, 'dist');
  fs.rmSync(built, { recursive: true, force: true });
  fs.mkdirSync(path.join(built, 'js'), { recursive: true });
  fs.writeFileSync(path.join(built, 'js/entry.js'), text);
  const files = hashesOfFiles(built, ['mf-manifest.json']);
  fs.writeFileSync(
    path.join(built, 'mf-manifest.json'),
    JSON.stringify({ name: 'vendor', metaData: { files } }),
  );
  return built;
}
const add = (text, share = 100) => store.add(build(text), { contract: '1.4.2', share });
const folders = () => fs.readdirSync(path.join(folder, 'releases/vendor')).sort();

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  now = Date.parse('2026-11-27T06:00:00Z');
  store = new ReleaseStore(path.join(folder, 'releases'), 'vendor', {
    deployKey,
    keepDays: 30,
    now: () => now,
  });
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('releases of a remote', () => {
  test('are folders named by version and hash, whose files never change', () => {
    const first = add('one');
    const second = add('two', 10);
    assert.match(first.id, /^1\.4\.0-[\da-f]{10}$/);
    assert.match(second.id, /^1\.4\.1-[\da-f]{10}$/);
    assert.deepEqual(folders(), [first.id, second.id, 'releases.json'].sort());
    assert.equal(fs.readFileSync(path.join(store.folder, first.id, 'js/entry.js'), 'utf8'), 'one');
    const { live, share, versions } = store.list();
    assert.deepEqual([live, share, versions.length], [second.id, 10, 2]);
  });

  test('have a signed list and signed manifests', () => {
    const { id } = add('one');
    const { signature, ...list } = store.list();
    const [, x] = deployKey.publicKey.split(':');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    const text = Buffer.from(`dobbar remote releases 1\n${JSON.stringify(list)}`);
    assert.ok(verify(null, text, key, Buffer.from(signature.value, 'base64url')));
    const manifest = JSON.parse(fs.readFileSync(path.join(store.folder, id, 'mf-manifest.json'), 'utf8'));
    assert.equal(manifest.signature.keyId, 'test');
  });

  test('keep their version when the same build is released again', () => {
    const first = add('one');
    const { number } = store.list();
    add('two');
    assert.equal(add('one').id, first.id);
    assert.equal(store.list().live, first.id);
    assert.ok(store.list().number > number);
  });

  test('go back to a kept version, for all visitors', () => {
    const first = add('one');
    add('two', 10);
    assert.equal(store.moveBack('1.4.0').id, first.id);
    assert.deepEqual([store.list().live, store.list().share], [first.id, 100]);
    assert.throws(() => store.moveBack('9.9.9'), /has no release 9\.9\.9\. Kept are: 1\.4\.0, 1\.4\.1/);
  });

  test('stay for the set time after they were replaced', () => {
    const first = add('one');
    const second = add('two');
    now += 29 * DAY_MS;
    const third = add('three');
    assert.ok(folders().includes(first.id));
    now += 2 * DAY_MS;
    const fourth = add('four');
    assert.deepEqual(folders(), [second.id, third.id, fourth.id, 'releases.json'].sort());
    assert.equal(fourth.version, '1.4.3');
  });

  test('wait for no other release, and end one that runs at the same time', () => {
    fs.mkdirSync(store.folder, { recursive: true });
    const lock = path.join(store.folder, '.lock');
    fs.writeFileSync(lock, JSON.stringify({ pid: 1 << 30, identity: 'gone' }));
    add('one');
    assert.ok(!fs.existsSync(lock));
  });

  test('are served beside the build, without the files that are being written', async () => {
    const { id } = add('one');
    fs.writeFileSync(path.join(store.folder, '.releases.json'), 'half');
    const app = await createRemoteOrigin(build('served'), store.folder);
    const get = async (url) => (await app.inject({ url })).statusCode;
    assert.equal((await app.inject({ url: `/releases/${id}/js/entry.js` })).body, 'one');
    const list = await app.inject({ url: '/releases/releases.json' });
    assert.deepEqual([list.json().live, list.headers['cache-control']], [id, 'no-cache']);
    assert.deepEqual(await Promise.all(['/releases/.releases.json', '/releases/none'].map(get)), [404, 404]);
    await app.close();
  });
});

describe('the commands', () => {
  const run = (script, args, cwd = path.join(rootDir, 'vendor-mfe')) =>
    spawnSync(process.execPath, [path.join(rootDir, 'scripts', script), ...args], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: folder, SHELL_URL: 'http://127.0.0.1:9' },
    });

  test('of a release end where no shell publishes its contract', () => {
    const { status, stderr } = run('release.mjs', []);
    assert.equal(status, 1);
    assert.match(stderr, /could not be read at http:\/\/127\.0\.0\.1:9\/contract\.json.*Set SHELL_URL/);
  });

  test('need a remote, a share in percent and a version', () => {
    assert.match(run('release.mjs', [], rootDir).stderr, /Name a remote, such as/);
    assert.match(run('release.mjs', ['--share', '101']).stderr, /from 0 to 100/);
    assert.match(run('rollback.mjs', []).stderr, /Name the version to return to\. Kept are: none/);
  });

  test('of a rollback moves to a kept version', () => {
    const own = new ReleaseStore(path.join(folder, 'releases'), 'vendor', { deployKey, keepDays: 30 });
    const first = own.add(build('one'), { contract: '1.4.2', share: 100 });
    own.add(build('two'), { contract: '1.4.2', share: 100 });
    assert.match(run('rollback.mjs', ['1.4.0']).stdout, /vendor 1\.4\.0 \([\da-f]{10}\) is live again/);
    assert.equal(own.list().live, first.id);
  });
});
