import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { Children } from '../lib/children.mjs';
import { findFreePort, isPortFree } from '../lib/ports.mjs';
import { identityOf, waitUntil } from '../lib/processes.mjs';
import { SupervisedPart } from '../lib/supervised-part.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-supervised-'));
const children = new Children(folder);
after(() => fs.rmSync(folder, { recursive: true }));

const server = (port) => `require('node:http').createServer((_, r) => r.end()).listen(${port}, '127.0.0.1')`;
const stubborn = (port) => `process.on('SIGTERM', () => {}); ${server(port)}`;

async function aPart(program) {
  const port = await findFreePort();
  const lines = [];
  const pids = [];
  const part = new SupervisedPart({
    name: 'stand',
    logFile: 'stand.log',
    graceMilliseconds: 1000,
    say: (line) => lines.push(line),
    isReady: async () => !(await isPortFree(port)),
    launch: () => {
      const child = children.spawn(process.execPath, ['-e', program(port)], { stdio: 'ignore' });
      pids.push(child.pid);
      return child;
    },
  });
  return { part, port, lines, pids };
}

test('a part that is killed comes back and says so', async () => {
  const { part, port, lines, pids } = await aPart(server);
  await part.start();
  process.kill(pids[0], 'SIGKILL');
  assert.ok(await waitUntil(() => lines.length === 2, 10_000));
  assert.match(lines[0], /stand stopped unexpectedly \(SIGKILL\); starting it again in 0.5 s/);
  assert.match(lines[1], /stand runs again/);
  await part.stop();
  assert.equal(await isPortFree(port), true);
});

test('a part that was asked to restart does so in silence', async () => {
  const { part, lines, pids } = await aPart(server);
  await part.start();
  part.restart();
  assert.ok(await waitUntil(() => pids.length === 2 && lines.length === 1, 10_000));
  assert.match(lines[0], /runs again/);
  await part.stop();
});

test('a stopped part stays stopped', async () => {
  const { part, pids } = await aPart(server);
  await part.start();
  await part.stop();
  assert.equal(identityOf(pids[0]), undefined);
  assert.equal(pids.length, 1);
});

test('a part that ends while starting is refused with its log', async () => {
  const { part } = await aPart(() => 'process.exit(3)');
  await assert.rejects(part.start(), /stand ended while starting. Its log: stand.log/);
});

test('a part that answers late says what is waited for', async () => {
  const late = (port) => `setTimeout(() => { ${server(port)} }, 500)`;
  const { part, lines } = await aPart(late);
  part.part.slowMilliseconds = 50;
  part.part.readyUrl = 'http://127.0.0.1:3000/health/ready';
  await part.start();
  assert.deepEqual(lines, [
    '  … still waiting for stand to answer at http://127.0.0.1:3000/health/ready, at most 2 minutes. Its log: stand.log',
  ]);
  await part.stop();
});

test('a child left over from a killed run is ended by the next one', async () => {
  const port = await findFreePort();
  const child = children.spawn(process.execPath, ['-e', server(port)], { stdio: 'ignore' });
  await waitUntil(async () => !(await isPortFree(port)), 5000);
  assert.equal(await new Children(folder).stopLeftovers(), 1);
  assert.equal(identityOf(child.pid), undefined);
  assert.deepEqual(fs.readdirSync(path.join(folder, 'children')), []);
});

test('a part that ignores the request to end is ended all the same', async () => {
  const { part, port } = await aPart(stubborn);
  await part.start();
  await part.stop();
  assert.equal(await isPortFree(port), true);
});
