import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Connection } from '../support/connection.mjs';
import { startShell } from './support.mjs';

const TIMEOUT_MS = 600;
let shell;

before(async () => {
  shell = await startShell({ RECEIVE_TIMEOUT_MS: String(TIMEOUT_MS) });
});
after(() => shell.stop());

for (const [what, bytes] of [
  ['head', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  [
    'body for the backend',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  ],
  [
    'chunked body',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
  ],
  [
    'form',
    'POST /forms/contact HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 50\r\n\r\na=',
  ],
])
  test(`a ${what} that does not arrive in time is answered with 408 and the connection is closed`, async () => {
    const startedAt = performance.now();
    const connection = await Connection.open(shell.url);
    const answer = await connection.send(bytes).response();
    assert.equal(answer?.status, 408, answer?.body);
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.equal(JSON.parse(answer.body).code, 'request.malformed');
    await connection.closed();
    assert.ok(performance.now() - startedAt < TIMEOUT_MS * 3);
  });

test('the backend away is answered with the error format of the product', async () => {
  const alone = await startShell({ BACKEND_URL: 'http://127.0.0.1:9' });
  try {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const connection = await Connection.open(alone.url);
      const answer = await connection
        .send(`${method} /api/deals HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`)
        .response();
      connection.close();
      const problem = JSON.parse(answer.body);
      assert.equal(answer.status, 503);
      assert.match(answer.headers['content-type'], /^application\/problem\+json/);
      assert.equal(answer.headers['retry-after'], '5');
      assert.equal(answer.headers['x-request-id'], problem.requestId);
      assert.equal(problem.code, 'service.unavailable');
      assert.ok(problem.detail);
    }
  } finally {
    await alone.stop();
  }
});

test('with https as the public address every answer carries HSTS', async () => {
  const secure = await startShell({ PUBLIC_URL: 'https://dobbar.example' });
  try {
    for (const bytes of [
      'GET / HTTP/1.1\r\nHost: a\r\n\r\n',
      'GET /api/locations HTTP/1.1\r\nHost: a\r\n\r\n',
      'GARBAGE\r\n\r\n',
    ]) {
      const connection = await Connection.open(secure.url);
      const { headers } = await connection.send(bytes).response();
      connection.close();
      assert.match(headers['strict-transport-security'], /max-age=63072000/);
    }
  } finally {
    await secure.stop();
  }
});

test('a shell that stops closes a connection on which no request has arrived, and finishes a request', async () => {
  const stopping = await startShell();
  const unused = await Connection.open(stopping.url);
  const used = await Connection.open(stopping.url);
  await used.send('GET /api/locations HTTP/1.1\r\nHost: a\r\n\r\n').response();
  const startedAt = performance.now();
  await stopping.stop();
  await Promise.all([unused.closed(), used.closed()]);
  assert.ok(performance.now() - startedAt < 5_000, 'the shell waited for an unused connection');
});
