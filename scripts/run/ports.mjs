import { randomInt } from 'node:crypto';
import net from 'node:net';
import { UserError } from './user-error.mjs';
import { waitUntil } from './processes.mjs';

export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Below the ports that Linux and macOS give to connections by themselves, so that none takes a found port before its program starts. */
const [FIRST, END] = [20_000, 32_000];

export async function findFreePort() {
  for (;;) {
    const port = randomInt(FIRST, END);
    if (await isPortFree(port)) return port;
  }
}

/**
 * Rejects with one sentence per port in use, which names the variable to set.
 * @param ports numbers by variable
 * @param timeoutMs the time in milliseconds to wait for a port of a process that is ending
 */
export async function assertPortsFree(ports, timeoutMs = 0) {
  const taken = [];
  for (const [variable, port] of Object.entries(ports))
    if (!(await waitUntil(() => isPortFree(port), timeoutMs)))
      taken.push(
        `Port ${port} is in use. Set ${variable} to a free one, for example: ${variable}=${port + 10} npm start`,
      );
  if (taken.length > 0) throw new UserError(taken.join('\n'));
}
