import { once } from 'node:events';
import { connect } from 'node:net';
import { startApp } from '../../support/start-app.js';

const MAX_MS = 5_000;

it('a shutdown does not wait for a connection on which no request was sent', async () => {
  const running = await startApp();
  const socket = connect(Number(new URL(running.url).port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  // The server has accepted the connection before it answers a later one.
  await running.client().get('/api/locations');
  const since = performance.now();
  await Promise.all([running.stop(), once(socket, 'close')]);
  expect(performance.now() - since).toBeLessThan(MAX_MS);
});
