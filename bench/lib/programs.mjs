import fs from 'node:fs';
import path from 'node:path';
import { endGroup } from '../../scripts/run/children.mjs';
import { openLog } from '../../scripts/run/logs.mjs';
import { commonEnvironment } from '../../scripts/run/parts.mjs';
import { waitUntil } from '../../scripts/run/processes.mjs';
import { rootDir } from '../../scripts/run/settings.mjs';

const timeoutMs = 60_000;

async function answers(url) {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Measured programs: started one by one, with the time until the first response of each. */
export class Programs {
  #running = new Map();

  constructor({ children, settings, environment }) {
    this.children = children;
    this.settings = settings;
    this.environment = environment;
  }

  /** @returns its process id and the seconds until its first response */
  async start({ name, script, cwd = rootDir, env = {}, readyUrl }) {
    const log = openLog(path.join(this.settings.logsDir, `${name.replaceAll(' ', '-')}.log`));
    const started = performance.now();
    const child = this.children.spawn(process.execPath, script, {
      cwd,
      env: { ...commonEnvironment(this.settings), ...this.environment, ...env },
      stdio: ['ignore', log, log],
    });
    fs.closeSync(log);
    this.#running.set(name, child.pid);
    let answered = false;
    const isOver = async () => (answered = await answers(readyUrl)) || child.exitCode !== null;
    if (!(await waitUntil(isOver, timeoutMs, 5)) || !answered) {
      throw new Error(`${name} did not start; its log lies in ${this.settings.logsDir}.`);
    }
    return { pid: child.pid, seconds: (performance.now() - started) / 1000 };
  }

  isRunning(name) {
    return this.#running.has(name);
  }

  async end(name) {
    const pid = this.#running.get(name);
    this.#running.delete(name);
    if (pid !== undefined) await endGroup(pid, 'SIGTERM', 10_000);
  }

  async stop() {
    await Promise.all([...this.#running.keys()].map((name) => this.end(name)));
  }
}
