import assert from 'node:assert/strict';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { Children } from '../run/children.mjs';
import { identityOf, waitUntil } from '../run/processes.mjs';
import { SupervisedPart } from '../run/supervised-part.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-supervised-'));
const children = new Children(folder);
after(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Programs that listen on a Unix socket: unlike a free port, another test cannot take it. */
const server = (socket) => `
  require('node:fs').rmSync('${socket}', { force: true });
  require('node:net').createServer((one) => one.end()).listen('${socket}')`;
const stubborn = (socket) => `process.on('SIGTERM', () => {}); ${server(socket)}`;

let sockets = 0;
const aSocket = () => path.join(folder, `${++sockets}.sock`);

const responds = (socket) =>
  new Promise((resolve) => {
    const connection = net.connect(socket, () => resolve(true));
    connection.once('error', () => resolve(false));
    connection.once('connect', () => connection.destroy());
  });

/** @param t the test; it stops the part even if it fails, so that no process outlives it */
function aPart(t, program) {
  const socket = aSocket();
  const lines = [];
  const pids = [];
  const part = new SupervisedPart({
    name: 'stand',
    logFile: 'stand.log',
    graceMilliseconds: 1000,
    say: (line) => lines.push(line),
    isReady: () => responds(socket),
    launch: () => {
      const child = children.spawn(process.execPath, ['-e', program(socket)], { stdio: 'ignore' });
      pids.push(child.pid);
      return child;
    },
  });
  t.after(() => part.stop());
  return { part, socket, lines, pids };
}

test('a part that is killed comes back and says so', async (t) => {
  const { part, socket, lines, pids } = aPart(t, server);
  await part.start();
  process.kill(pids[0], 'SIGKILL');
  assert.ok(await waitUntil(() => lines.length === 2, 10_000));
  assert.match(lines[0], /stand stopped unexpectedly \(SIGKILL\); starting it again in 0.5 s/);
  assert.match(lines[1], /stand runs again/);
  await part.stop();
  assert.equal(await responds(socket), false);
});

test('a part that was asked to restart does so in silence', async (t) => {
  const { part, lines, pids } = aPart(t, server);
  await part.start();
  part.restart();
  assert.ok(await waitUntil(() => pids.length === 2 && lines.length === 1, 10_000));
  assert.match(lines[0], /runs again/);
  await part.stop();
});

test('a stopped part stays stopped', async (t) => {
  const { part, pids } = aPart(t, server);
  await part.start();
  await part.stop();
  assert.equal(identityOf(pids[0]), undefined);
  assert.equal(pids.length, 1);
});

test('a part that ends while starting is rejected with its log', async (t) => {
  const { part } = aPart(t, () => 'process.exit(3)');
  await assert.rejects(part.start(), /stand ended while starting. Its log: stand.log/);
});

test('a part that answers late says what is waited for', async (t) => {
  const late = (socket) => `setTimeout(() => { ${server(socket)} }, 500)`;
  const { part, lines } = aPart(t, late);
  part.part.slowMilliseconds = 50;
  part.part.readyUrl = 'http://127.0.0.1:3000/health/ready';
  await part.start();
  assert.deepEqual(lines, [
    '  … still waiting for stand to answer at http://127.0.0.1:3000/health/ready, at most 2 minutes. Its log: stand.log',
  ]);
  await part.stop();
});

test('a child left over from a killed run is ended by the next one', async () => {
  const socket = aSocket();
  const child = children.spawn(process.execPath, ['-e', server(socket)], { stdio: 'ignore' });
  await waitUntil(() => responds(socket), 5000);
  assert.equal(await new Children(folder).stopLeftovers(), 1);
  assert.equal(identityOf(child.pid), undefined);
  assert.deepEqual(fs.readdirSync(path.join(folder, 'children')), []);
});

test('a part that ignores the request to end is ended all the same', async (t) => {
  const { part, socket } = aPart(t, stubborn);
  await part.start();
  await part.stop();
  assert.equal(await responds(socket), false);
});
