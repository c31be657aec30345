import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { identityOf, sendSignal, waitUntil } from './processes.mjs';

/**
 * Starts child processes, each in a process group of its own, so that a Ctrl-C in the terminal reaches
 * only us and we decide the order in which things stop. Each is noted in a file until it ends: after a
 * kill -9 the next start finds the notes and clears away what was left over.
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

  /** Ends what an earlier, killed run left behind. Answers how many there were. */
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

/** Asks a group to end, then ends it. Resolves when its leader is gone. */
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
