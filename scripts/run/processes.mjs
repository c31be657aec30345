import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Returns the start time of a process, which distinguishes it from a later one with the same pid. Undefined if there is no such
 * process.
 */
export function identityOf(pid) {
  if (fs.existsSync('/proc/self/stat')) return identityFromProc(pid);
  const listed = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return listed.stdout?.trim() || undefined;
}

function identityFromProc(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isZombie = fields[0] === 'Z';
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return isZombie ? undefined : `${boot}:${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** Sends a signal and ignores a missing process. A negative number addresses a process group. */
export function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** Waits until `isTrue` returns true; returns false after the timeout. */
export async function waitUntil(isTrue, milliseconds, stepMilliseconds = 50) {
  const deadline = performance.now() + milliseconds;
  while (!(await isTrue())) {
    if (performance.now() > deadline) return false;
    await pause(stepMilliseconds);
  }
  return true;
}
