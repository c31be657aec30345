import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, test } from 'node:test';
import { makeDeployKey, readDeployKey } from '../../../scripts/remotes/deploy-key.mjs';
import { signManifest } from '../../../scripts/remotes/sign-manifest.mjs';
import { integrityOf } from '../../../scripts/build/file-hashes.mjs';
import { startShell } from './support.mjs';

const EXECUTED = 'the server entry was executed';
const files = {
  'remoteEntry.a.js': 'the entry',
  'ssr/entry.cjs': `process.stdout.write(${JSON.stringify(EXECUTED)}); module.exports = { contractVersion: 0 };`,
};
const [first, second] = ['first', 'second'].map((id) => readDeployKey(makeDeployKey(id)));

const descriptionOf = (name) => ({
  name,
  ssr: true,
  areas: [{ path: name === 'storefront' ? '/' : `/${name}`, frame: 'site' }],
  menu: [],
  failureText: { en: 'It did not load.', ne: 'खुलेन।' },
});

const manifestOf = (name) => ({
  name,
  metaData: {
    remoteEntry: { name: 'remoteEntry.a.js', path: '' },
    remote: descriptionOf(name),
    serverEntry: { path: 'ssr/entry.cjs', sha256: 'f00d' },
    files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, integrityOf(text)])),
  },
  exposes: [{ name: 'remote', assets: { js: { sync: [] }, css: { sync: [] } } }],
});

const withDescription = (manifest, remote) => ({ ...manifest, metaData: { ...manifest.metaData, remote } });

describe('a shell of production runs what a deploy key signed', () => {
  const running = [];
  afterEach(async () => {
    for (const { stop } of running.splice(0)) await stop();
  });

  /** Starts an origin that serves this manifest and these files. */
  async function serve(manifest, change = {}) {
    const served = { ...files, ...change, 'mf-manifest.json': JSON.stringify(manifest) };
    const server = createServer(({ url }, response) => {
      const content = served[url.slice(1)];
      response.writeHead(content === undefined ? 404 : 200).end(content);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    running.push({ stop: () => server.close() });
    return `http://127.0.0.1:${server.address().port}/`;
  }

  async function start(settings) {
    const shell = await startShell({ APP_ENV: 'production', ...settings });
    running.unshift(shell);
    /** Returns the entries of the available remotes, by name. */
    const listed = async () => {
      const remotes = await (await fetch(new URL('/remotes.json', shell.url))).json();
      return Object.fromEntries(remotes.flatMap(({ name, entry }) => (entry ? [[name, entry]] : [])));
    };
    return { ...shell, listed };
  }

  test('and does not start without public keys', async () => {
    const shell = await start({ REMOTES_PUBLIC_KEYS: '' });
    assert.equal(shell.exitCode(), 1);
    assert.match(shell.printed(), /not started.*Set REMOTES_PUBLIC_KEYS/);
  });

  test('with either of two keys, and lists each entry with its hash', async () => {
    const shell = await start({
      REMOTES_PUBLIC_KEYS: `${first.publicKey},${second.publicKey}`,
      STOREFRONT_URL: await serve(signManifest(manifestOf('storefront'), first)),
      VENDOR_URL: await serve(signManifest(manifestOf('vendor'), second)),
    });
    const { storefront, vendor, admin } = await shell.listed();
    assert.deepEqual(
      [storefront, vendor].map(({ integrity }) => integrity),
      Array(2).fill(integrityOf('the entry')),
    );
    assert.equal(admin, undefined);
    assert.match(shell.printed(), /"remote taken".*"signedBy":"second"/);
  });

  for (const [what, manifest, change, reason] of [
    ['that nobody signed', manifestOf('storefront'), {}, 'not signed'],
    ['that another key signed', signManifest(manifestOf('storefront'), second), {}, 'unknown key'],
    ['of another remote', signManifest(manifestOf('admin'), first), {}, 'that of admin'],
    [
      'that describes itself otherwise than it was signed',
      withDescription(signManifest(manifestOf('storefront'), first), descriptionOf('admin')),
      {},
      'signature of the manifest is wrong',
    ],
    [
      'with another entry',
      signManifest(manifestOf('storefront'), first),
      { 'remoteEntry.a.js': 'evil' },
      'not the file',
    ],
  ])
    test(`and neither lists nor executes a build ${what}`, async () => {
      const shell = await start({
        REMOTES_PUBLIC_KEYS: first.publicKey,
        STOREFRONT_URL: await serve(manifest, change),
      });
      assert.deepEqual(await shell.listed(), {});
      assert.equal((await fetch(shell.url)).status, 503);
      assert.match(shell.printed(), new RegExp(`"remote rejected".*${reason}`));
      assert.ok(!shell.printed().includes(EXECUTED));
    });

  test('and does not execute a server entry that differs from its hash', async () => {
    const STOREFRONT_URL = await serve(signManifest(manifestOf('storefront'), first), {
      'ssr/entry.cjs': `${files['ssr/entry.cjs']} // changed`,
    });
    const shell = await start({ REMOTES_PUBLIC_KEYS: first.publicKey, STOREFRONT_URL });
    assert.equal((await fetch(shell.url)).status, 200);
    assert.match(shell.printed(), /"rendered by the browser".*not the file its manifest describes/);
    assert.ok(!shell.printed().includes(EXECUTED));
  });

  test('while a demo takes unsigned remotes and says so', async () => {
    const STOREFRONT_URL = await serve(manifestOf('storefront'));
    const shell = await start({ APP_ENV: 'demo', REMOTES_PUBLIC_KEYS: '', STOREFRONT_URL });
    assert.equal((await shell.listed()).storefront.integrity, integrityOf('the entry'));
    assert.match(shell.printed(), /"remote not signed".*"storefront".*demo/);
    await fetch(shell.url);
    assert.ok(shell.printed().includes(EXECUTED));
  });
});
