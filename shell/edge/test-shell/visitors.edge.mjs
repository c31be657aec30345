import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startShell } from './support.mjs';

const factor = Number(process.env.RATE_LIMIT_FACTOR ?? 1);
const SIGNUPS_A_MINUTE = 10 * factor;

async function signUp({ url }, forwardedFor) {
  const response = await fetch(new URL('/api/customers/signup', url), {
    method: 'POST',
    headers: {
      origin: url.origin,
      'content-type': 'application/json',
      ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
    },
    body: '{}',
  });
  await response.arrayBuffer();
  return response.status;
}

async function exhaust(shell, forwardedFor) {
  for (let count = 0; count < SIGNUPS_A_MINUTE; count += 1)
    assert.equal(await signUp(shell, forwardedFor(count)), 400);
}

for (const [proxies, chain, spent, fresh] of [
  ['1', (visitor, forged) => `${forged}, ${visitor}`, '198.51.100.1', '198.51.100.2'],
  ['2', (visitor, forged) => `${forged}, ${visitor}, 10.0.0.7`, '198.51.100.3', '198.51.100.4'],
  [
    '127.0.0.0/8,10.0.0.0/8',
    (visitor, forged) => `${forged}, ${visitor}, 10.0.0.7`,
    '198.51.100.5',
    '198.51.100.6',
  ],
])
  test(`TRUSTED_PROXIES=${proxies}: limits count per visitor, whatever a visitor claims`, async () => {
    const shell = await startShell({ TRUSTED_PROXIES: proxies });
    try {
      await exhaust(shell, (count) => chain(spent, `203.0.113.${count % 200}`));
      assert.equal(await signUp(shell, chain(spent, '203.0.113.201')), 429);
      assert.equal(await signUp(shell, chain(fresh, '203.0.113.201')), 400);
    } finally {
      await shell.stop();
    }
  });

test('without trusted proxies a forged X-Forwarded-For changes nothing', async () => {
  const shell = await startShell({ TRUSTED_PROXIES: '' });
  try {
    const statuses = new Set();
    for (let count = 0; count <= SIGNUPS_A_MINUTE; count += 1)
      statuses.add(await signUp(shell, `203.0.113.${count % 200}`));
    assert.ok(statuses.has(429));
  } finally {
    await shell.stop();
  }
});
