import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { Connection } from './support/connection.mjs';
import { request } from './support/requests.mjs';
import { addKey } from './support/target.mjs';

const PUBLIC = '/api/locations';
const OWN = '/api/vendors/me/locations';

const authorization = (key) => (key ? [`Authorization: Bearer ${key}`] : []);

/** Sends the request of a program through the shell, on a connection of its own. */
async function answerTo(path, key, headers = []) {
  const connection = await Connection.open();
  const answer = await connection
    .send(request(`GET ${path}`, [...authorization(key), ...headers]))
    .response();
  connection.close();
  assert.ok(answer, 'the connection closed without an answer');
  return answer;
}

describe('a request with an API key', () => {
  let key;
  before(async () => {
    key = await addKey(['deals:read']);
  });

  test('reaches the backend with its key, and without the cookie that comes with it', async () => {
    const { status, headers, body } = await answerTo(OWN, key, ['Cookie: dobbar_sid=nothing']);
    assert.equal(status, 200, body);
    assert.equal(headers['dobbar-version'], '2026-11-22');
    assert.equal(headers['set-cookie'], undefined);
    assert.doesNotMatch(headers['cache-control'] ?? '', /public|s-maxage/);
    assert.equal((await answerTo(OWN)).status, 401);
  });

  test('is never answered for shared caches, although the same data is public without it', async () => {
    const plain = await answerTo(PUBLIC);
    assert.match(plain.headers['cache-control'], /public/);
    const { status, headers, body } = await answerTo(PUBLIC, key);
    assert.equal(status, 200, body);
    assert.match(headers['cache-control'], /private|no-store/);
    assert.doesNotMatch(headers['cache-control'], /public|s-maxage/);
  });

  test('is checked although the answer without a key was just given', async () => {
    await answerTo(PUBLIC);
    const { status, headers, body } = await answerTo(PUBLIC, `dob_live_${'0'.repeat(48)}`);
    assert.equal(status, 401);
    assert.equal(JSON.parse(body).code, 'key.invalid');
    assert.equal(headers['www-authenticate'], 'Bearer');
    assert.doesNotMatch(headers['cache-control'] ?? '', /public|s-maxage/);
    assert.equal((await answerTo(PUBLIC)).status, 200);
  });

  test('shares a connection with requests without one, and each gets its own answer', async () => {
    const connection = await Connection.open();
    for (const [sent, expected] of [
      [key, 200],
      [undefined, 401],
      [key, 200],
    ]) {
      const { status } = await connection.send(request(`GET ${OWN}`, authorization(sent))).response();
      assert.equal(status, expected);
    }
    connection.close();
  });
});
