import fs from 'node:fs';
import path from 'node:path';
import { identityOf, waitUntil } from './processes.mjs';
import { UserError } from './user-error.mjs';

const timeoutMs = 3000;
const stoppingMilliseconds = 45_000;

/**
 * Allows one start at a time per data folder. The lock of a killed process is ignored; for a process that is stopping, the
 * start waits.
 * @returns release, markStopping, and whether a killed run had left its lock
 */
export async function acquireStartLock(runDir, onWait) {
  fs.mkdirSync(runDir, { recursive: true });
  const file = path.join(runDir, 'start.lock');
  const own = { pid: process.pid, identity: identityOf(process.pid) };
  const afterKill = fs.existsSync(file);
  const isFree = () => tryLock(file, own);
  if (!(await waitUntil(isFree, timeoutMs))) {
    const isStopping = readLock(file)?.stopping === true;
    if (isStopping) onWait();
    if (!isStopping || !(await waitUntil(isFree, stoppingMilliseconds))) throw alreadyRunning(file);
  }
  return {
    afterKill,
    markStopping: () =>
      fs.existsSync(file) && fs.writeFileSync(file, JSON.stringify({ ...own, stopping: true })),
    release: () => fs.rmSync(file, { force: true }),
  };
}

/** Takes a lock file for this process; that of a process that has ended is replaced. */
export function tryLock(file, own) {
  const held = readLock(file);
  if (held && identityOf(held.pid) === held.identity) return false;
  if (held) fs.rmSync(file, { force: true });
  const complete = `${file}.${own.pid}`;
  fs.writeFileSync(complete, JSON.stringify(own));
  try {
    fs.linkSync(complete, file);
    return true;
  } catch {
    return false;
  } finally {
    fs.rmSync(complete);
  }
}

function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function alreadyRunning(file) {
  return new UserError(
    `Dobbar is already running from this folder (process ${readLock(file)?.pid}). Stop it with Ctrl-C where it runs,\n` +
      'or set DATA_DIR and the ports to run a second one beside it.',
  );
}
