import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Connection } from './support/connection.mjs';
import { request } from './support/requests.mjs';
import { origin } from './support/target.mjs';

const expected = {
  'content-security-policy': /./,
  // Pages may use the camera; responses of the API may not.
  'permissions-policy': /camera=\((self)?\)/,
  'referrer-policy': /./,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'cross-origin-opener-policy': /^same-origin$/,
  ...(origin.startsWith('https:') && { 'strict-transport-security': /max-age=\d{8,}/ }),
};

async function answerTo(bytes) {
  const connection = await Connection.open();
  const answer = await connection.send(bytes).response();
  connection.close();
  assert.ok(answer, 'the connection closed without an answer');
  return answer;
}

const form = (type, body) =>
  request(
    'POST /forms/contact',
    [`Origin: ${origin}`, `Content-Type: ${type}`, `Content-Length: ${body.length}`],
    body,
  );

describe('the headers of every response are on', () => {
  for (const [what, bytes, expectedStatus] of [
    ['a page', request('GET /'), 200],
    ['a page in Nepali', request('GET /ne/deals'), 200],
    ['a page that is not there', request('GET /no/such/page'), 404],
    ['a page of a visitor', request('GET /dashboard'), 200],
    ['an answer of the API', request('GET /api/locations'), 200],
    ['an error of the API', request('GET /api/deals/2000000000'), 404],
    ['a picture that is not there', request('GET /media/1/none.webp'), 404],
    ['the addresses of the remotes', request('GET /remotes.json'), 200],
    ['the web app manifest', request('GET /manifest.webmanifest'), 200],
    ['robots.txt', request('GET /robots.txt'), 200],
    ['security.txt', request('GET /.well-known/security.txt'), 200],
    ['a sitemap that is not there', request('GET /sitemaps/none.xml'), 404],
    ['the service worker', request('GET /sw.js'), 200],
    ['the script for other sites', request('GET /embed.js'), 200],
    ['a built file that is not there', request('GET /js/none.js'), 404],
    ['the health check', request('GET /health'), 200],
    ['a redirect of a file', request('GET /favicon.ico'), 302],
    ['a redirect of a path', request('GET //deals'), 301],
    ['another method', request('POST /deals', ['Content-Length: 0']), 405],
    ['a method without a meaning', request('PROPFIND /deals'), 405],
    [
      'a form of another site',
      request('POST /forms/contact', ['Origin: https://evil.example', 'Content-Length: 0']),
      403,
    ],
    ['a form of another kind', form('text/plain', 'a=b'), 415],
    ['a form that is too large', form('application/x-www-form-urlencoded', 'a'.repeat(50_000)), 413],
    ['a malformed path', request('GET /%zz'), 400],
    ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['an unknown expectation', request('GET /', ['Expect: a miracle']), 400],
    ['bytes that are not HTTP', 'GARBAGE\r\n\r\n', 400],
    ['oversized headers', request('GET /', [`X: ${'a'.repeat(40_000)}`]), 431],
    ['a tunnel', request('CONNECT backend:3000'), 405],
  ])
    test(what, async () => {
      const { status, headers, body } = await answerTo(bytes);
      assert.equal(status, expectedStatus, body);
      for (const [name, value] of Object.entries(expected)) assert.match(headers[name] ?? '', value, name);
      assert.equal(headers['x-powered-by'], undefined);
      if (body) assert.match(headers['content-type'] ?? '', /charset=utf-8/);
    });
});

test('the documents of the API carry them too', async () => {
  const { headers } = await answerTo(request('GET /api/docs'));
  for (const [name, value] of Object.entries(expected)) assert.match(headers[name] ?? '', value, name);
});

test('the policy of every page allows no foreign and no inline script', async () => {
  for (const path of [
    '/',
    '/ne',
    '/deals',
    '/login',
    '/dashboard',
    '/admin',
    '/vendor-signup',
    '/no/such/page',
  ]) {
    const { headers } = await answerTo(request(`GET ${path}`));
    const policy = headers['content-security-policy'];
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      assert.ok(policy.includes(part), `${path}: ${part}`);
    assert.match(policy, /script-src 'self' 'sha256-[\w+/=]+'( https?:\/\/[\w.:-]+)*;/, path);
    assert.doesNotMatch(policy, /script-src[^;]*(unsafe|\*|data:)/, path);
    assert.match(
      headers['permissions-policy'],
      /^camera=\(self\), geolocation=\(self\), microphone=\(\), /,
      path,
    );
  }
});

test('a HEAD has the headers of the GET and no body', async () => {
  for (const path of ['/robots.txt', '/health', '/sw.js', '/api/locations', '/deals']) {
    const connection = await Connection.open();
    const head = await connection.send(request(`HEAD ${path}`)).response({ isHead: true });
    const get = await connection.send(request(`GET ${path}`)).response();
    connection.close();
    assert.deepEqual(
      [head.status, head.headers['content-type']],
      [get.status, get.headers['content-type']],
      path,
    );
    if (head.headers['content-length'] && get.headers['content-length'])
      assert.equal(head.headers['content-length'], get.headers['content-length'], path);
  }
});

test('another method is answered with those that are allowed', async () => {
  const { headers } = await answerTo(request('POST /deals', ['Content-Length: 0']));
  assert.equal(headers.allow, 'GET, HEAD');
  assert.equal((await answerTo(request('GET /forms/contact'))).headers.allow, 'POST');
  assert.match((await answerTo(request('TRACE /api/deals'))).headers.allow, /PATCH/);
});

test('errors are problem+json for programs and carry a request id', async () => {
  for (const bytes of [
    request('PROPFIND /api/deals'),
    request('POST /x', ['Accept: application/json', 'Content-Length: 0']),
  ]) {
    const { headers, body } = await answerTo(bytes);
    const problem = JSON.parse(body);
    assert.match(headers['content-type'], /^application\/problem\+json/);
    assert.equal(headers['x-request-id'], problem.requestId);
    assert.ok(problem.detail && problem.code && problem.status === 405);
  }
});
