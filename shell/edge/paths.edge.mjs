import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Connection } from './support/connection.mjs';
import { request } from './support/requests.mjs';

async function answerTo(target) {
  const connection = await Connection.open();
  const answer = await connection.send(request(`GET ${target}`, ['Connection: close'])).response();
  connection.close();
  return answer;
}

describe('a path with duplicate slashes', () => {
  for (const [target, to] of [
    ['//evil.example/deals/1', '/evil.example/deals/1'],
    ['/ne//evil.example/deals/1', '/ne/evil.example/deals/1'],
    ['/ne///evil.example', '/ne/evil.example'],
    ['//', '/'],
    ['/api//locations', '/api/locations'],
    ['//api/locations?a=//b', '/api/locations?a=//b'],
  ])
    test(`${target} moves to ${to}`, async () => {
      const { status, headers } = await answerTo(target);
      assert.deepEqual([status, headers.location], [301, to]);
    });
});

describe('a path that leads elsewhere', () => {
  for (const target of [
    '/..//evil.example:99999/x',
    '/../metrics',
    '/api/../metrics',
    '/api/%2e%2e/metrics',
    '/api/..%2fmetrics',
    '/api/%2e%2e%2fhealth%2fready',
    '/%2F%2Fevil.example',
    '/%5Cevil.example/x',
    '/\\evil.example/x',
    '/ne/\\evil.example/x',
    'http://evil.example/',
    'http://evil.example/api/locations',
    'evil.example:443',
    '/%zz',
    '/%00',
  ])
    test(`${target} is answered with 400`, async () => {
      assert.equal((await answerTo(target)).status, 400);
    });
});

test('no page names another host than its own', async () => {
  for (const target of ['/ne/evil.example/deals/1', '/evil.example', '/ne/deals/1?x=//evil.example']) {
    const { status, body } = await answerTo(target);
    assert.ok(status < 500);
    assert.doesNotMatch(body, /https?:\/\/evil\.example|(?:href|content)="\/\/evil/);
  }
});

test('what the backend shows to operators is not reachable from outside', async () => {
  for (const target of [
    '/metrics',
    '/health/ready',
    '/health/live',
    '/api/metrics',
    '/api/health/ready',
    '/media/../metrics',
  ]) {
    const { status, body } = await answerTo(target);
    assert.ok(status === 404 || status === 400, `${target}: ${status}`);
    assert.doesNotMatch(body, /process_cpu|http_request|"database"/);
  }
});

test('source maps and files of the checkout are not served', async () => {
  const { body } = await answerTo('/');
  const scripts = [...body.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, address]) => address);
  assert.ok(scripts.length > 0);
  for (const target of [
    ...scripts.map((script) => `${script}.map`),
    '/.env',
    '/.git/HEAD',
    '/package.json',
  ]) {
    const { status } = await answerTo(target);
    assert.equal(status, 404, target);
  }
});
