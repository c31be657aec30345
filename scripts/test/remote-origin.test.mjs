import assert from 'node:assert/strict';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createRemoteOrigin } from '../run/remote-origin.mjs';
import { rootDir } from '../run/settings.mjs';
import { cacheControlOf, securityHeaders } from '../run/static-headers.mjs';

const nginx = fs.readFileSync(path.join(rootDir, 'deploy/nginx-remote.conf'), 'utf8');
let folder;
let app;

before(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'remote-origin-'));
  fs.mkdirSync(path.join(folder, 'js'));
  fs.writeFileSync(path.join(folder, 'js/a.js'), 'plain');
  fs.writeFileSync(path.join(folder, 'js/a.js.br'), 'brotli');
  fs.writeFileSync(path.join(folder, 'js/a.js.gz'), 'gzip');
  fs.writeFileSync(path.join(folder, 'mf-manifest.json'), '{}');
  fs.writeFileSync(path.join(folder, 'entry.cjs'), 'entry');
  app = await createRemoteOrigin(folder);
});

after(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});

const assertHeaders = (headers) => {
  for (const [name, value] of Object.entries(securityHeaders)) assert.equal(headers[name], value, name);
};

for (const [what, request, status] of [
  ['a file', { url: '/js/a.js' }, 200],
  ['the manifest', { url: '/mf-manifest.json' }, 200],
  ['a HEAD', { method: 'HEAD', url: '/js/a.js' }, 200],
  ['a file that is not there', { url: '/js/b.js' }, 404],
  ['a folder', { url: '/js/' }, 403],
  ['a compressed copy', { url: '/js/a.js.br' }, 404],
  ['another method', { method: 'POST', url: '/js/a.js' }, 405],
  ['a path that leads out of the folder', { url: '/%2e%2e/secret' }, 404],
  ['a malformed path', { url: '/%zz' }, 400],
])
  test(`${what} is answered with ${status} and the headers of every response`, async () => {
    const { statusCode, headers } = await app.inject(request);
    assert.equal(statusCode, status);
    assertHeaders(headers);
  });

test('a file is sent in the encoding that the browser accepts', async () => {
  const bodyOf = async (encoding) =>
    (await app.inject({ url: '/js/a.js', headers: { 'accept-encoding': encoding } })).body;
  assert.deepEqual(await Promise.all(['gzip, br', 'gzip', 'identity'].map(bodyOf)), [
    'brotli',
    'gzip',
    'plain',
  ]);
});

test('hashed files are cached for a year, the manifest and the server entry are asked for again', async () => {
  const { headers } = await app.inject({ url: '/js/a.js', headers: { 'accept-encoding': 'br' } });
  assert.match(headers['cache-control'], /immutable/);
  assert.match(headers['content-type'], /javascript; charset=utf-8/);
  for (const url of ['/mf-manifest.json', '/entry.cjs'])
    assert.equal((await app.inject({ url })).headers['cache-control'], 'no-cache');
  assert.equal(cacheControlOf('/entry.cjs.br'), 'no-cache');
});

test('bytes that are no request get the same headers', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = net.connect(app.server.address().port, '127.0.0.1', () => socket.write('GARBAGE\r\n\r\n'));
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  assert.match(answer, /^HTTP\/1\.1 400 /);
  for (const [name, value] of Object.entries(securityHeaders))
    assert.ok(answer.includes(`${name}: ${value}`), name);
});

test('nginx sends the same headers, with every status', () => {
  const sent = new Map(
    [...nginx.matchAll(/^\s*add_header (\S+) "([^;]+(?:;[^"]*)?)" always;$/gm)].map(([, name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  assert.deepEqual(Object.fromEntries(sent), securityHeaders);
  // An `add_header` inside a location would remove the headers of the server.
  assert.doesNotMatch(nginx.slice(nginx.indexOf('location /')), /add_header/);
});
