import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { identityOf, sendSignal, waitUntil } from './processes.mjs';

/**
 * Starts each child process in its own process group, so that Ctrl-C in the terminal reaches only this process, which then
 * stops them in order. Each running child is recorded in a file, so that after a kill -9 the next start can end it.
 */
export class Children {
  constructor(runDir) {
    this.notes = path.join(runDir, 'children');
    fs.mkdirSync(this.notes, { recursive: true });
  }

  spawn(file, args, options) {
    const child = spawn(file, args, { ...options, detached: true });
    if (child.pid === undefined) return child;
    const note = path.join(this.notes, String(child.pid));
    fs.writeFileSync(note, identityOf(child.pid) ?? '');
    child.once('exit', () => fs.rmSync(note, { force: true }));
    return child;
  }

  /**
   * Ends the processes that a killed run left.
   * @returns their number
   */
  async stopLeftovers() {
    const names = fs.readdirSync(this.notes);
    const ended = await Promise.all(names.map((name) => this.#endLeftover(name)));
    return ended.filter(Boolean).length;
  }

  async #endLeftover(name) {
    const note = path.join(this.notes, name);
    const pid = Number(name);
    const isLeftover = identityOf(pid) === fs.readFileSync(note, 'utf8');
    if (isLeftover) await endGroup(pid, 'SIGTERM', 5000);
    fs.rmSync(note, { force: true });
    return isLeftover;
  }
}

/** Ends a process group with a signal, after a timeout with SIGKILL. Resolves when its leader has ended. */
export async function endGroup(pid, signal, graceMilliseconds) {
  const identity = identityOf(pid);
  const isGone = () => identityOf(pid) !== identity || identity === undefined;
  sendSignal(-pid, signal);
  if (!(await waitUntil(isGone, graceMilliseconds))) {
    sendSignal(-pid, 'SIGKILL');
    await waitUntil(isGone, 5000);
  }
  sendSignal(-pid, 'SIGKILL');
}
