import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Connection } from './support/connection.mjs';
import { assertOwnAnswer, request, subscription } from './support/requests.mjs';
import { canaryEmail, countSubscribers, origin } from './support/target.mjs';

const own = `Origin: ${origin}`;
const megabytes = (count) => `{"name":"${'x'.repeat(count * 1024 * 1024)}"}`;
const post = (path, type, body, headers = []) =>
  request(
    `POST ${path}`,
    [own, `Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`, ...headers],
    body,
  );

function chunkedPost(path, body) {
  const chunks = [];
  for (let at = 0; at < body.length; at += 60_000) {
    const chunk = body.slice(at, at + 60_000);
    chunks.push(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
  }
  return request(
    `POST ${path}`,
    [own, 'Content-Type: application/json', 'Transfer-Encoding: chunked'],
    `${chunks.join('')}0\r\n\r\n`,
  );
}

async function answerTo(bytes) {
  const connection = await Connection.open();
  try {
    return await connection.send(bytes).response();
  } finally {
    connection.close();
  }
}

describe('a body that is too large', () => {
  for (const [what, bytes] of [
    ['3 MB of JSON', () => post('/api/contact', 'application/json', megabytes(3))],
    ['3 MB of JSON in chunks', () => chunkedPost('/api/contact', megabytes(3))],
  ])
    test(`${what} is answered with 413 each of 15 times`, async () => {
      for (let count = 0; count < 15; count += 1) {
        const answer = await answerTo(bytes());
        assert.equal(answer?.status, 413, answer?.body);
        assert.equal(JSON.parse(answer.body).code, 'request.too-large');
      }
    });

  test('the connection behind it serves the next request', async () => {
    const connection = await Connection.open();
    const answer = await connection.send(post('/api/contact', 'application/json', megabytes(3))).response();
    assert.equal(answer?.status, 413);
    await assertOwnAnswer(connection);
    connection.close();
  });

  test('more than any upload is answered with 413, with a length and in chunks', async () => {
    const huge = megabytes(9);
    for (const bytes of [post('/api/contact', 'text/plain', huge), chunkedPost('/api/contact', huge)]) {
      const answer = await answerTo(bytes);
      assert.equal(answer?.status, 413, answer?.body);
    }
  });
});

describe('a request that is cut in the middle', () => {
  test('of its body is not executed', async () => {
    const email = canaryEmail();
    const whole = subscription(email);
    const longer = whole.replace(
      /Content-Length: (\d+)/,
      (_line, length) => `Content-Length: ${Number(length) + 10}`,
    );
    const chunked = whole
      .replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked')
      .replace(/\r\n\r\n(.*)$/s, (_end, body) => `\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n`);
    for (const bytes of [whole.slice(0, -5), longer, chunked, whole.slice(0, 30)]) {
      const connection = await Connection.open();
      connection.send(bytes);
      connection.socket.end();
      const answer = await connection.response();
      assert.ok(!answer || (answer.status >= 400 && answer.status < 500), answer?.body);
      connection.close();
    }
    const other = await Connection.open();
    await assertOwnAnswer(other);
    other.close();
    assert.equal(await countSubscribers([email]), 0);
  });

  test('of its head is answered with 400 or not at all', async () => {
    const whole = request('GET /api/locations', ['Accept: application/json']);
    for (let at = 1; at < whole.length; at += 7) {
      const connection = await Connection.open();
      connection.send(whole.slice(0, at));
      connection.socket.end();
      const answer = await connection.response();
      assert.ok(!answer || answer.status === 400, answer?.body);
      connection.close();
    }
  });
});

test('pipelined requests are answered in their order', async () => {
  const connection = await Connection.open();
  connection.send(
    [
      request('GET /api/locations'),
      request('GET /robots.txt'),
      post('/api/contact', 'application/json', '{'),
      request('GET /api/deals/2000000000'),
      request('GET /health'),
    ].join(''),
  );
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await connection.response())?.status);
  assert.deepEqual(statuses, [200, 200, 400, 404, 200]);
  connection.close();
});

test('an error behind a pipelined request does not replace its answer', async () => {
  const connection = await Connection.open();
  connection.send(`${request('GET /api/locations')}GARBAGE\r\n\r\n`);
  assert.equal((await connection.response())?.status, 200);
  await connection.closed();
});

/** Seeded random numbers, so that a failure can be reproduced. */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const valid = JSON.stringify({
  name: 'Sujata',
  email: 'sujata@example.com',
  subject: 'Hello',
  message: 'How are you?',
});
const paths = [
  '/api/contact',
  '/api/help',
  '/api/newsletter',
  '/api/auth/login',
  '/api/customers/signup',
  '/api/vendors',
  '/api/media',
  '/api/events',
  '/forms/contact',
];
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  'text/plain',
  'application/octet-stream',
  'nonsense',
  '',
];
const damages = [
  (text, pick) => text.slice(0, pick(text.length)),
  (text, pick) =>
    text.slice(0, pick(text.length)) + String.fromCharCode(pick(256)) + text.slice(pick(text.length)),
  (text) => `${text}${text}`,
  () => '['.repeat(5_000),
  () => '{"a":'.repeat(5_000),
  () => '{"__proto__":{"x":1}}',
  () => '"\\ud800"',
  () => 'null',
  () => `--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${'x'.repeat(2_000)}`,
  () => 'x'.repeat(120_000),
];

test('400 malformed bodies are answered with 4xx', async () => {
  const pick = random(7);
  let connection = await Connection.open();
  for (let count = 0; count < 400; count += 1) {
    const path = paths[pick(paths.length)];
    const type = types[pick(types.length)];
    const damage = damages[pick(damages.length)];
    const body = damage(valid, pick);
    const headers = pick(8) === 0 ? ['Content-Encoding: gzip'] : [];
    if (!connection.isOpen) connection = await Connection.open();
    const answer = await connection.send(post(path, type, body, headers)).response();
    const said = `${path} as "${type}": ${JSON.stringify(body.slice(0, 80))} was answered ${answer?.status} ${answer?.body.slice(0, 200)}`;
    assert.ok(answer && answer.status >= 400 && answer.status < 500, said);
  }
  connection.close();
});
