import { generateKeyPairSync, sign } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { readDeployKeys } from './deploy-keys';
import { descriptionOf } from './description.fixture';
import { integrityOf } from './integrity';
import type { Manifest } from './manifest';
import { RemoteReader } from './remote-reader';
import { RemoteRejected } from './remote-rejected';

const address = {
  manifestUrl: 'http://storefront:8080/mf-manifest.json',
  publicBase: 'https://static.example/',
};
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const keys = { REMOTES_PUBLIC_KEYS: `deploy:${publicKey.export({ format: 'jwk' }).x}` };
const production = readDeployKeys({ ...keys, APP_ENV: 'production' });

const contents: Record<string, string> = {
  'remoteEntry.a.js': 'the entry',
  'ssr/entry.cjs': 'the server entry',
  'js/home.js': 'a screen',
};
const hashOf = (text: string) => integrityOf(Buffer.from(text));
const files = Object.fromEntries(Object.entries(contents).map(([path, text]) => [path, hashOf(text)]));

const manifest: Manifest = {
  name: 'storefront',
  metaData: {
    remoteEntry: { name: 'remoteEntry.a.js', path: '' },
    remote: descriptionOf('storefront'),
    screens: { home: { js: ['js/home.js'], css: [] } },
    serverEntry: { path: 'ssr/entry.cjs', sha256: 'f00d' },
    files,
  },
  exposes: [{ name: 'remote', assets: { js: { sync: [] }, css: { sync: [] } } }],
};

function signed(unsigned: Manifest): Manifest {
  const text = `dobbar remote manifest 1\n${JSON.stringify(unsigned)}`;
  const value = sign(null, Buffer.from(text), privateKey).toString('base64url');
  return { ...unsigned, signature: { keyId: 'deploy', value } };
}

const withMetaData = (change: Partial<Manifest['metaData']>): Manifest => ({
  ...manifest,
  metaData: { ...manifest.metaData, ...change },
});

describe('what an origin serves', () => {
  let served: Record<string, string>;
  let fetched: string[];
  const fetchOne = async (url: string) => {
    fetched.push(url);
    const content = served[url.replace('http://storefront:8080/', '')];
    if (content === undefined) throw new Error(`${url} answered 404`);
    return Buffer.from(content);
  };
  const serve = (content: Manifest, change: Record<string, string> = {}) => {
    served = { ...contents, 'mf-manifest.json': JSON.stringify(content), ...change };
  };
  const read = (deployKeys = production) =>
    new RemoteReader(deployKeys, fetchOne).read('storefront', address);

  beforeEach(() => {
    fetched = [];
  });

  test('is taken in production when it is signed and its entry has the listed hash', async () => {
    serve(signed(manifest));
    expect(await read()).toMatchObject({
      entry: 'https://static.example/remoteEntry.a.js',
      integrity: files['remoteEntry.a.js'],
      serverEntry: { url: 'http://storefront:8080/ssr/entry.cjs', integrity: files['ssr/entry.cjs'] },
      signedBy: 'deploy',
    });
  });

  test.each([
    ['nobody signed', manifest, {}, 'not signed'],
    [
      'was changed after it was signed',
      { ...signed(manifest), metaData: withMetaData({ screens: {} }).metaData },
      {},
      'wrong',
    ],
    [
      'was described otherwise after it was signed',
      {
        ...signed(manifest),
        metaData: withMetaData({ remote: { ...descriptionOf('storefront'), ssr: false } }).metaData,
      },
      {},
      'wrong',
    ],
    ['has another entry than it lists', signed(manifest), { 'remoteEntry.a.js': 'evil' }, 'not the file'],
    ['is signed for another remote', signed({ ...manifest, name: 'admin' }), {}, 'that of admin'],
    ['lists no hashes', signed(withMetaData({ files: undefined })), {}, 'without its hash'],
    [
      'names a file without its hash',
      signed(withMetaData({ screens: { home: { js: ['js/evil.js'], css: [] } } })),
      {},
      'js/evil.js without its hash',
    ],
    [
      'names a server entry without its hash',
      signed(withMetaData({ serverEntry: { path: 'ssr/evil.cjs', sha256: 'f00d' } })),
      {},
      'ssr/evil.cjs without its hash',
    ],
    [
      'names an entry of another origin',
      signed(withMetaData({ remoteEntry: { name: 'e.js', path: 'https://evil.example/' } })),
      {},
      'without its hash',
    ],
  ])('is rejected in production when it %s', async (_what, content, change, reason) => {
    serve(content, change);
    const rejection = read();
    await expect(rejection).rejects.toThrow(RemoteRejected);
    await expect(rejection).rejects.toThrow(reason);
  });

  test('is taken in a demo without a signature, but not with an entry that differs', async () => {
    const demo = readDeployKeys(keys);
    serve(manifest);
    expect((await read(demo)).signedBy).toBeUndefined();
    serve(manifest, { 'remoteEntry.a.js': 'evil' });
    await expect(read(demo)).rejects.toThrow('not the file');
  });

  test('is taken in a demo from a build that lists no hashes, with the hash of its server entry', async () => {
    serve(withMetaData({ files: undefined }));
    const remote = await read(readDeployKeys({}));
    expect([remote.integrity, remote.serverEntry?.integrity]).toEqual([undefined, 'sha256-8A0=']);
  });

  test('is not rejected but away when the origin does not answer', async () => {
    served = {};
    await expect(read()).rejects.not.toThrow(RemoteRejected);
    await expect(read()).rejects.toThrow('404');
  });

  test('has its entry compared once per build', async () => {
    const reader = new RemoteReader(production, fetchOne);
    serve(signed(manifest));
    await reader.read('storefront', address);
    await reader.read('storefront', address);
    expect(fetched.filter((url) => url.endsWith('remoteEntry.a.js'))).toHaveLength(1);
    const changed = withMetaData({ files: { ...files, 'remoteEntry.a.js': hashOf('the next entry') } });
    serve(signed(changed), { 'remoteEntry.a.js': 'the next entry' });
    await reader.read('storefront', address);
    expect(fetched.filter((url) => url.endsWith('remoteEntry.a.js'))).toHaveLength(2);
  });
});
