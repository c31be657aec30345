import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Connection } from './support/connection.mjs';
import {
  assertNothingLeft,
  assertOwnAnswer,
  hiddenRequest,
  host,
  request,
  subscription,
} from './support/requests.mjs';
import { canaryEmail, countSubscribers, origin } from './support/target.mjs';

const own = `Origin: ${origin}`;
const json = 'Content-Type: application/json';
const chunked = (bytes) => `${bytes.length.toString(16)}\r\n${bytes}\r\n0\r\n\r\n`;
const withLength = (line) => (bytes) => request(line, [own, json, `Content-Length: ${bytes.length}`], bytes);
const withEncoding = (encoding) => (bytes) =>
  request('POST /api/contact', [own, json, ...encoding], chunked(bytes));

test('a subscription that is sent openly leaves a row, so a hidden one would too', async () => {
  const email = canaryEmail();
  const connection = await Connection.open();
  assert.equal((await connection.send(subscription(email)).response())?.status, 202);
  await assertOwnAnswer(connection);
  connection.close();
  assert.equal(await countSubscribers([email]), 1);
});

/** Requests whose body contains another request. `rejected` is any status from 400 to 499 or a closed connection. */
const cases = {
  'GET with a body': [withLength('GET /api/locations'), 'rejected'],
  'GET of a page with a body': [withLength('GET /'), 'rejected'],
  'GET of a picture with a body': [withLength('GET /media/1/x.webp'), 'rejected'],
  'HEAD with a body': [withLength('HEAD /api/locations'), 'rejected'],
  'DELETE with a body': [withLength('DELETE /api/favorites/1'), 'rejected'],
  'OPTIONS with a body': [withLength('OPTIONS /api/locations'), 'rejected'],
  'TRACE with a body': [withLength('TRACE /api/locations'), 'rejected'],
  'GET with a chunked body': [
    (bytes) => request('GET /api/locations', ['Transfer-Encoding: chunked'], chunked(bytes)),
    'rejected',
  ],
  'DELETE with a chunked body': [
    (bytes) => request('DELETE /api/favorites/1', [own, json, 'Transfer-Encoding: chunked'], chunked(bytes)),
    'rejected',
  ],
  'GET whose body waits for the next request': [
    () => request('GET /api/locations', ['Content-Length: 900']),
    'rejected',
  ],
  'Content-Length before Transfer-Encoding': [
    (bytes) =>
      request(
        'POST /api/contact',
        [own, json, 'Content-Length: 4', 'Transfer-Encoding: chunked'],
        `0\r\n\r\n${bytes}`,
      ),
    'rejected',
  ],
  'Transfer-Encoding before Content-Length': [
    (bytes) =>
      request(
        'POST /api/contact',
        [own, json, 'Transfer-Encoding: chunked', `Content-Length: ${bytes.length}`],
        `0\r\n\r\n${bytes}`,
      ),
    'rejected',
  ],
  'two different lengths': [
    (bytes) =>
      request(
        'POST /api/contact',
        [own, json, 'Content-Length: 0', `Content-Length: ${bytes.length}`],
        bytes,
      ),
    'rejected',
  ],
  'two equal lengths': [
    (bytes) =>
      request(
        'POST /api/contact',
        [own, json, `Content-Length: ${bytes.length}`, `Content-Length: ${bytes.length}`],
        bytes,
      ),
    'rejected',
  ],
  ...Object.fromEntries(
    ['+4', '-4', '0x4', '4 4', '4,4', '4.0', '', 'four', '99999999999999999999'].map((length) => [
      `the length "${length}"`,
      [(bytes) => request('POST /api/contact', [own, json, `Content-Length: ${length}`], bytes), 'rejected'],
    ]),
  ),
  ...Object.fromEntries(
    [
      'Transfer-Encoding: CHUNKED',
      'Transfer-Encoding:   chunked  ',
      'Transfer-Encoding:\tchunked\t',
      'transfer-encoding:chunked',
      'Transfer-Encoding: chunked, identity',
      'Transfer-Encoding: identity, chunked',
      'Transfer-Encoding: chunked, chunked',
      'Transfer-Encoding: gzip, chunked',
      'Transfer-Encoding: identity',
      'Transfer-Encoding: xchunked',
      'Transfer-Encoding: chunkedx',
      'Transfer-Encoding: "chunked"',
      'Transfer-Encoding: ',
      'Transfer-Encoding: \x0bchunked',
      'Transfer-Encoding : chunked',
      'Transfer-Encoding:\r\n chunked',
      'X: y\r\n Transfer-Encoding: chunked',
      'X: y\nTransfer-Encoding: chunked',
    ].map((line) => [
      `the line ${JSON.stringify(line)} beside a length`,
      [
        (bytes) => request('POST /api/contact', [own, json, 'Content-Length: 4', line], `0\r\n\r\n${bytes}`),
        'rejected',
      ],
    ]),
  ),
  ...Object.fromEntries(
    [
      ['Transfer-Encoding: CHUNKED'],
      ['Transfer-Encoding: \tchunked \t'],
      ['Transfer-Encoding: gzip, chunked'],
      ['Transfer-Encoding: chunked, identity'],
      ['Transfer-Encoding: xchunked'],
      ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'],
      ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
      ['Transfer-Encoding:\r\n chunked'],
      ['Connection: transfer-encoding', 'Transfer-Encoding: chunked'],
      ['Connection: content-length, origin', 'Transfer-Encoding: chunked'],
    ].map((lines) => [`the encoding ${JSON.stringify(lines)}`, [withEncoding(lines), 'rejected']]),
  ),
  'a header that looks like an encoding': [
    (bytes) =>
      request(
        'POST /api/contact',
        [own, json, 'Transfer_Encoding: chunked', `Content-Length: ${bytes.length}`],
        bytes,
      ),
    'rejected',
  ],
  'a length that the Connection header names': [
    (bytes) =>
      request(
        'POST /api/contact',
        [own, json, 'Connection: keep-alive, content-length', `Content-Length: ${bytes.length}`],
        bytes,
      ),
    'rejected',
  ],
  'chunk extensions': [
    (bytes) =>
      request(
        'POST /api/contact',
        [own, json, 'Transfer-Encoding: chunked'],
        `${bytes.length.toString(16)};a="\r\n${bytes}\r\n0;b=c\r\n\r\n`,
      ),
    'rejected',
  ],
  'endless chunk extensions': [
    (bytes) =>
      request(
        'POST /api/contact',
        [own, json, 'Transfer-Encoding: chunked'],
        `2;${'a'.repeat(40_000)}\r\n{}\r\n${bytes}`,
      ),
    'rejected',
  ],
  'trailers that name a length': [
    (bytes) =>
      request(
        'POST /api/contact',
        [own, json, 'Transfer-Encoding: chunked', 'Trailer: Content-Length'],
        `2\r\n{}\r\n0\r\nContent-Length: ${bytes.length}\r\nHost: evil.example\r\n\r\n`,
      ),
    'rejected',
  ],
  ...Object.fromEntries(
    ['5x', '-2', '0x2', ' 2', 'FFFFFFFFFFFFFFFFF', ''].map((size) => [
      `the chunk size "${size}"`,
      [
        (bytes) =>
          request(
            'POST /api/contact',
            [own, json, 'Transfer-Encoding: chunked'],
            `${size}\r\n{}\r\n0\r\n\r\n${bytes}`,
          ),
        'rejected',
      ],
    ]),
  ),
  'a chunk that ends with a bare LF': [
    (bytes) =>
      request('POST /api/contact', [own, json, 'Transfer-Encoding: chunked'], `2\r\n{}\n0\r\n\r\n${bytes}`),
    'rejected',
  ],
  'a folded header': [() => request('GET /api/locations', ['X-Folded: a\r\n b']), 'rejected'],
  'a folded length': [
    (bytes) => request('POST /api/contact', [own, json, `Content-Length: 0\r\n ${bytes.length}`], bytes),
    'rejected',
  ],
  'lines that end with a bare LF': [
    (bytes) => `POST /api/contact HTTP/1.1\nHost: ${host}\nContent-Length: ${bytes.length}\n\n${bytes}`,
    'rejected',
  ],
  'lines that end with a bare CR': [(bytes) => `GET / HTTP/1.1\rHost: ${host}\r\r${bytes}`, 'rejected'],
  'a header name with a space': [() => request('GET /api/locations', ['X Y: z']), 'rejected'],
  'a header with a NUL': [() => request('GET /api/locations', ['X: a\0b']), 'rejected'],
  'an absolute target': [() => request('GET http://evil.example/api/locations'), 'rejected'],
  'an absolute target with a body': [withLength('POST http://evil.example/api/contact'), 'rejected'],
  'the target *': [() => request('OPTIONS *'), 'rejected'],
  'a tunnel': [() => request('CONNECT backend:3000'), 'rejected'],
  'no host': [() => 'GET /api/locations HTTP/1.1\r\n\r\n', 'rejected'],
  'two hosts': [() => request('GET /api/locations', ['Host: evil.example']), 'rejected'],
  'HTTP/1.0 with chunks': [
    (bytes) =>
      `POST /api/contact HTTP/1.0\r\nHost: ${host}\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(bytes)}`,
    'rejected',
  ],
  'the preface of HTTP/2': [() => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'rejected'],
  'an upgrade to a WebSocket': [
    () =>
      request('GET /api/locations', [
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ]),
    200,
  ],
  'an upgrade with a body behind it': [
    (bytes) =>
      request(
        'POST /api/contact',
        [own, json, 'Connection: Upgrade', 'Upgrade: websocket', `Content-Length: ${bytes.length}`],
        bytes,
      ),
    'rejected',
  ],
  'an upgrade to HTTP/2': [
    () =>
      request('GET /api/locations', [
        'Connection: Upgrade, HTTP2-Settings',
        'Upgrade: h2c',
        'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
      ]),
    200,
  ],
  'an expectation nobody meets': [withLengthAnd('Expect: a miracle'), 'rejected'],
  'an expected continuation': [withLengthAnd('Expect: 100-continue'), 'rejected'],
  'oversized headers': [() => request('GET /api/locations', [`X: ${'a'.repeat(40_000)}`]), 'rejected'],
  'an oversized target': [() => request(`GET /api/locations?${'a'.repeat(40_000)}`), 'rejected'],
  'forged forwarding headers that Connection names': [
    () =>
      request('GET /api/locations', [
        'Connection: keep-alive, x-forwarded-for, host',
        'X-Forwarded-For: 192.0.2.7',
        'Forwarded: for=192.0.2.7',
      ]),
    200,
  ],
};

function withLengthAnd(line) {
  return (bytes) => request('POST /api/contact', [own, json, line, `Content-Length: ${bytes.length}`], bytes);
}

function assertExpected(answer, expected) {
  if (expected === 'rejected') {
    const { status = 400 } = answer ?? {};
    assert.ok(status >= 400 && status < 500, `answered ${status}: ${answer?.body.slice(0, 200)}`);
  } else assert.equal(answer?.status, expected, answer?.body.slice(0, 200));
}

describe('after a request with', () => {
  for (const [name, [bytesOf, expected]] of Object.entries(cases))
    test(`${name}, all others get their own answers and nothing hidden is executed`, async () => {
      const { email, bytes } = hiddenRequest();
      const connection = await Connection.open();
      const sent = bytesOf(bytes);
      connection.send(sent);
      const answer = await connection.response({ isHead: sent.startsWith('HEAD') });
      // The bytes after a rejected request belong to it: the server closes the connection or responds to them separately.
      if (expected === 'rejected') await drain(connection);
      await assertNothingLeft(connection, email);
      assertExpected(answer, expected);
    });
});

/** Reads all responses of the server to the bytes after a rejected request. */
async function drain(connection) {
  const marker = request('GET /forms/edge-marker', ['Connection: close']);
  connection.send(marker);
  for (;;) {
    const answer = await connection.response().catch((error) => assert.fail(error));
    if (!answer) return;
    assert.ok(answer.status < 500, answer.body);
    assert.notEqual(answer.status, 202, 'a hidden request was executed');
  }
}
