import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { blockedPorts } from '../run/blocked-ports.mjs';
import { assertPortsFree, findFreePort } from '../run/ports.mjs';
import { readSettings } from '../run/settings.mjs';
import { acquireStartLock } from '../run/start-lock.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-start-'));
after(() => fs.rmSync(folder, { recursive: true }));

test('a port in use is a sentence that names the variable', async () => {
  const port = await findFreePort();
  const holder = net.createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
  await assert.rejects(assertPortsFree({ VENDOR_PORT: port }), {
    name: 'UserError',
    message: new RegExp(`Port ${port} is in use. Set VENDOR_PORT`),
  });
  holder.close();
});

test('free ports are not rejected', async () => {
  await assertPortsFree({ SHELL_PORT: await findFreePort() });
});

test('processes that run beside each other find different ports', async () => {
  const program = `
    const { findFreePort } = await import('${new URL('../run/ports.mjs', import.meta.url)}');
    for (let found = 0; found < 200; found++) console.log(await findFreePort());`;
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  const outputs = await Promise.all([run(), run(), run()]);
  const ports = outputs.flatMap(({ stdout }) => stdout.trim().split('\n'));
  assert.equal(ports.length, 600);
  assert.equal(new Set(ports).size, 600);
});

for (const value of ['http', '0', '70000', '80.5'])
  test(`the port ${value} is refused`, () => {
    assert.throws(() => readSettings({ SHELL_PORT: value }), /SHELL_PORT=.* is not a port/);
  });

for (const variable of ['BACKEND_PORT', 'SHELL_PORT', 'VENDOR_PORT'])
  test(`a ${variable} that browsers refuse to connect to is refused`, () => {
    assert.throws(() => readSettings({ [variable]: '6000' }), {
      name: 'UserError',
      message: new RegExp(`${variable}=6000 is a port that browsers refuse`),
    });
  });

test('PostgreSQL may have any port', () => {
  assert.equal(readSettings({ POSTGRES_PORT: '6000' }).ports.POSTGRES_PORT, 6000);
});

test('the list of blocked ports is that of fetch', async () => {
  const connects = [];
  for (const port of blockedPorts) {
    const error = await fetch(`http://127.0.0.1:${port}`).catch((error) => error.cause);
    if (error?.message !== 'bad port') connects.push(port);
  }
  assert.deepEqual(connects, []);
});

test('two parts on one port are rejected', () => {
  assert.throws(() => readSettings({ VENDOR_PORT: '4200' }), /VENDOR_PORT and SHELL_PORT are both 4200/);
});

test('the public address follows the port of the shell', () => {
  assert.equal(readSettings({ SHELL_PORT: '5000' }).publicUrl, 'http://localhost:5000');
});

test('a second start in the same folder is rejected, a third after release is not', async () => {
  const runDir = path.join(folder, 'run');
  const first = await acquireStartLock(runDir, () => {});
  await assert.rejects(
    acquireStartLock(runDir, () => {}),
    /already running/,
  );
  first.release();
  const third = await acquireStartLock(runDir, () => {});
  assert.equal(third.afterKill, false);
  third.release();
});

test('the lock of a killed start counts for nothing', async () => {
  const runDir = path.join(folder, 'killed');
  fs.mkdirSync(runDir);
  fs.writeFileSync(
    path.join(runDir, 'start.lock'),
    JSON.stringify({ pid: process.pid, identity: 'an earlier process' }),
  );
  const lock = await acquireStartLock(runDir, () => {});
  assert.equal(lock.afterKill, true);
  lock.release();
});
