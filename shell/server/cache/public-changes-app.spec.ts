import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { PublicChanges } from './public-changes';

let server: Server;
let streams: ServerResponse[];
let changes: PublicChanges;

beforeEach(async () => {
  streams = [];
  server = createServer((_request, response) => {
    streams.push(response);
    response.write(':\n\n');
    server.emit('stream');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  changes = new PublicChanges(`http://127.0.0.1:${port}`);
});

afterEach(() => {
  changes.stop();
  server.closeAllConnections();
  server.close();
});

const dropped = (): Promise<unknown[]> => once(changes, 'dropped');

test('nothing is kept before the stream begins, nor after it ends', async () => {
  const read = { tags: ['deals'], since: performance.now(), until: Infinity };
  expect(changes.keptUntil(read)).toBe(-Infinity);
  const seen = dropped();
  changes.follow();
  await once(server, 'stream');
  streams[0]?.write('data: deal:7 deals:late\n\n');
  expect((await seen)[0]).toEqual(['deal:7', 'deals:late']);
  const now = performance.now();
  expect(changes.keptUntil({ ...read, since: now })).toBe(Infinity);
  expect(changes.keptUntil(read)).toBe(-Infinity);
  const lost = once(changes, 'lost');
  streams[0]?.end();
  await lost;
  expect(changes.keptUntil({ ...read, since: performance.now() })).toBe(-Infinity);
});

test('a silent stream counts as broken, and is opened again', async () => {
  changes.follow();
  await once(changes, 'lost');
  await once(server, 'stream');
  expect(streams.length).toBe(2);
});

test('lines that arrive in parts are read whole', async () => {
  changes.follow();
  await once(server, 'stream');
  const seen = dropped();
  streams[0]?.write('data: ven');
  streams[0]?.write('dors\n\n');
  expect((await seen)[0]).toEqual(['vendors']);
});
