import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from './free-port.js';

const SHIFTED_CLOCK = path.resolve(import.meta.dirname, '../shifted-clock.mjs');
const MAIN = path.resolve(import.meta.dirname, '../../../dist/main.js');

/** A built backend in a separate process. */
export class BackendProcess {
  /** Its whole log. */
  output = '';

  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {
    child.stdout?.on('data', (text) => (this.output += String(text)));
    child.stderr?.on('data', (text) => (this.output += String(text)));
  }

  static async start(env: NodeJS.ProcessEnv = {}): Promise<BackendProcess> {
    const port = await freePort();
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        RATE_LIMIT_FACTOR: '1000',
        LOG_LEVEL: 'error',
        ...env,
        BACKEND_PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const backend = new BackendProcess(`http://127.0.0.1:${port}`, child);
    while (!(await backend.answers())) {
      if (child.exitCode !== null)
        throw new Error(`The backend ended with ${child.exitCode}:\n${backend.output}`);
    }
    return backend;
  }

  /** @param shiftMs offset of the clock of its machine */
  static withShiftedClock(shiftMs: number, env: NodeJS.ProcessEnv = {}): Promise<BackendProcess> {
    return BackendProcess.start({
      ...env,
      NODE_OPTIONS: `--import=${SHIFTED_CLOCK}`,
      CLOCK_SHIFT_MS: String(shiftMs),
    });
  }

  async answers(): Promise<boolean> {
    return fetch(`${this.url}/health/ready`).then(
      (response) => response.ok,
      () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 50)),
    );
  }

  kill(signal: NodeJS.Signals): Promise<void> {
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill(signal);
    });
  }

  stop(): Promise<void> {
    return this.kill('SIGTERM');
  }
}
