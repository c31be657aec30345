import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
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

/** Time in milliseconds for which no other call gets a found port: longer than a program takes to listen there. */
const RESERVED_MS = 10 * 60_000;

/** One folder per account of this machine, so that processes that run beside each other find different ports. */
const reservations = path.join(os.tmpdir(), `dobbar-ports-${process.getuid?.() ?? 'all'}`);

/** Returns a port that is free and that no other call of this account, in any process, has returned in the last ten minutes. */
export async function findFreePort() {
  for (;;) {
    const port = randomInt(FIRST, END);
    if (reserve(port) && (await isPortFree(port))) return port;
  }
}

function reserve(port) {
  const file = path.join(reservations, String(port));
  try {
    fs.mkdirSync(reservations, { recursive: true });
    const stats = fs.statSync(file, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > RESERVED_MS) fs.rmSync(file, { force: true });
    fs.writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
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
