import { setTimeout as pause } from 'node:timers/promises';
import { sendSignal, waitUntil } from './processes.mjs';
import { UserError } from './user-error.mjs';

const readyMilliseconds = 120_000;
const slowMilliseconds = 15_000;
const graceMilliseconds = 10_000;
const healthyMilliseconds = 30_000;
const longestPause = 30_000;

/**
 * Supervised process of the product. If it ends unexpectedly it is restarted, after a delay that doubles with every consecutive
 * crash.
 */
export class SupervisedPart {
  #child;
  #answers = false;
  #stopping = new AbortController();
  #crashes = 0;
  #askedToRestart = false;
  #startedAt = 0;

  /**
   * @param {{ name: string, launch: () => import('node:child_process').ChildProcess,
   *   isReady: (child: import('node:child_process').ChildProcess) => boolean | Promise<boolean>,
   *   say: (line: string) => void, logFile: string, stopSignals?: NodeJS.Signals[],
   *   readyUrl?: string, graceMilliseconds?: number, slowMilliseconds?: number }} part
   */
  constructor(part) {
    this.part = part;
  }

  /** Pid of the ready process; undefined while the program starts. */
  get pid() {
    return this.#answers && !hasEnded(this.#child) ? this.#child.pid : undefined;
  }

  /** Resolves when the program is ready; rejects if it ends before that. */
  async start() {
    await this.#launch();
    this.#keepAlive();
  }

  async stop() {
    this.#stopping.abort();
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    for (const signal of this.part.stopSignals ?? ['SIGTERM', 'SIGKILL']) {
      sendSignal(child.pid, signal);
      if (await waitUntil(() => hasEnded(child), this.part.graceMilliseconds ?? graceMilliseconds)) break;
    }
    sendSignal(-child.pid, 'SIGKILL');
  }

  /** Ends the process so that it restarts immediately with the latest build. */
  restart() {
    this.#askedToRestart = true;
    sendSignal(this.#child.pid, 'SIGTERM');
  }

  async #launch() {
    this.#answers = false;
    const child = this.part.launch();
    this.#child = child;
    this.#startedAt = performance.now();
    child.once('error', () => {});
    const isSettled = async () =>
      hasEnded(child) || this.#stopping.signal.aborted || this.part.isReady(child);
    const slow = setTimeout(() => this.#sayWait(), this.part.slowMilliseconds ?? slowMilliseconds);
    const settled = await waitUntil(isSettled, readyMilliseconds).finally(() => clearTimeout(slow));
    if (this.#stopping.signal.aborted) return;
    if (hasEnded(child))
      throw new UserError(`${this.part.name} ended while starting. Its log: ${this.part.logFile}`);
    if (!settled)
      throw new UserError(`${this.part.name} did not answer in time. Its log: ${this.part.logFile}`);
    this.#answers = true;
  }

  #sayWait() {
    const { name, readyUrl, logFile, say } = this.part;
    const answer = readyUrl ? `${name} to answer at ${readyUrl}` : `${name} to answer`;
    say(
      `  … still waiting for ${answer}, at most ${readyMilliseconds / 60_000} minutes. Its log: ${logFile}`,
    );
  }

  #keepAlive() {
    const child = this.#child;
    const restart = () => this.#restart(child).catch(() => this.#keepAlive());
    if (hasEnded(child)) void restart();
    else child.once('exit', restart);
  }

  async #restart(ended) {
    if (this.#stopping.signal.aborted) return;
    sendSignal(-ended.pid, 'SIGKILL');
    if (!this.#askedToRestart) await this.#pauseAfterCrash(ended);
    this.#askedToRestart = false;
    await this.#launch();
    if (this.#stopping.signal.aborted) return;
    this.part.say(`  ✔ ${this.part.name} runs again`);
    this.#keepAlive();
  }

  async #pauseAfterCrash(ended) {
    if (performance.now() - this.#startedAt > healthyMilliseconds) this.#crashes = 0;
    const wait = Math.min(500 * 2 ** this.#crashes++, longestPause);
    const reason = ended.signalCode ?? `exit code ${ended.exitCode}`;
    this.part.say(
      `  ! ${this.part.name} stopped unexpectedly (${reason}); starting it again in ${wait / 1000} s`,
    );
    await pause(wait, undefined, { signal: this.#stopping.signal });
  }
}

const hasEnded = (child) => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
