import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import pg from 'pg';
import { sendSignal } from '../run/processes.mjs';
import { startPostgres } from '../database/postgres.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-postgres-'));
fs.chmodSync(folder, 0o755);
const requested = { dataDir: path.join(folder, 'postgres'), durable: false };
after(() => fs.rmSync(folder, { recursive: true, force: true }));

async function query(url, sql) {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const isRunning = (pid) => sendSignal(pid, 0);

test('the owner makes tables, the application sees only what it is granted', async () => {
  const server = await startPostgres(requested);
  try {
    await query(server.ownerUrl, 'CREATE TABLE kept (word text); CREATE TABLE hidden (word text)');
    await query(server.ownerUrl, "INSERT INTO kept VALUES ('momo'); GRANT SELECT ON kept TO dobbar_app");
    assert.deepEqual(await query(server.appUrl, 'SELECT word FROM kept'), [{ word: 'momo' }]);
    await assert.rejects(query(server.appUrl, 'SELECT * FROM hidden'), /permission denied/);
    await assert.rejects(query(server.appUrl, 'CREATE TABLE mine ()'), /permission denied/);
  } finally {
    await server.stop();
  }
  assert.equal(isRunning(server.pid), false);
});

test('the passwords are random, and readable by nobody else', () => {
  const keys = path.join(folder, 'keys');
  const secrets = fs.readdirSync(keys).map((name) => {
    assert.equal(fs.statSync(path.join(keys, name)).mode & 0o777, 0o600);
    return fs.readFileSync(path.join(keys, name), 'utf8');
  });
  assert.equal(new Set(secrets).size, 3);
});

test('a wrong password is rejected', async () => {
  const server = await startPostgres(requested);
  try {
    const wrong = new URL(server.appUrl);
    wrong.password = 'wrong';
    await assert.rejects(query(wrong.href, 'SELECT 1'), /password authentication failed/);
  } finally {
    await server.stop();
  }
});

test('a server left over from a kill is ended and its data is there again', async () => {
  const starter = `
    import { startPostgres } from ${JSON.stringify(path.resolve('scripts/database/postgres.mjs'))};
    const server = await startPostgres(${JSON.stringify(requested)});
    process.stdout.write(String(server.pid));
    setInterval(() => {}, 1000);`;
  const killed = spawn(process.execPath, ['--input-type=module', '-e', starter], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const leftOver = Number(await new Promise((resolve) => killed.stdout.once('data', resolve)));
  killed.kill('SIGKILL');
  assert.equal(isRunning(leftOver), true);
  const server = await startPostgres(requested);
  try {
    assert.notEqual(server.pid, leftOver);
    assert.deepEqual(await query(server.appUrl, 'SELECT word FROM kept'), [{ word: 'momo' }]);
  } finally {
    await server.stop();
  }
});

test('a server that was killed outright comes back with what was committed', async () => {
  const first = await startPostgres({ ...requested, durable: true });
  await query(first.ownerUrl, "INSERT INTO kept VALUES ('sel roti')");
  process.kill(first.pid, 'SIGKILL');
  const second = await startPostgres(requested);
  try {
    assert.equal((await query(second.appUrl, 'SELECT word FROM kept')).length, 2);
  } finally {
    await second.stop();
  }
});

test('a lost password is a sentence, not a stack', async () => {
  fs.writeFileSync(path.join(folder, 'keys/postgres-superuser'), 'another');
  await assert.rejects(startPostgres(requested), { name: 'UserError', message: /keys folder/ });
});
