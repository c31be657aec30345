import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { remotes } from '../../../scripts/run/settings.mjs';
import { required } from '../support/target.mjs';

const main = path.resolve(import.meta.dirname, '../../dist/server/main.js');
const NOWHERE = 'http://127.0.0.1:9';

/** Unreachable addresses for all remotes, by environment variable. */
const remotesNowhere = Object.fromEntries(
  remotes.map(({ portVariable }) => [portVariable.replace(/_PORT$/, '_URL'), NOWHERE]),
);

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a shell with these settings in front of the backend at `EDGE_BACKEND_URL`; it may exit instead of starting. */
export async function startShell(settings = {}) {
  const port = await freePort();
  const url = new URL(`http://127.0.0.1:${port}`);
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      SHELL_PORT: String(port),
      PUBLIC_URL: url.origin,
      BACKEND_URL: required('EDGE_BACKEND_URL'),
      ...remotesNowhere,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  await new Promise((resolve) => {
    child.once('close', resolve);
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('"ready"')) resolve();
    });
  });
  return {
    url,
    /** Returns the complete log output. */
    printed: () => printed,
    /** Returns null while the process runs. */
    exitCode: () => child.exitCode,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
