import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from './free-port.js';

const MAIN = path.resolve(import.meta.dirname, '../../../../shell/dist/server/main.js');

/** A built shell in a separate process, without remotes: it forwards calls of the API. */
export class ShellProcess {
  /** Its whole log. */
  output = '';

  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {
    child.stdout?.on('data', (text) => (this.output += String(text)));
    child.stderr?.on('data', (text) => (this.output += String(text)));
  }

  static async start(backendUrl: string, env: NodeJS.ProcessEnv = {}): Promise<ShellProcess> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...env, SHELL_PORT: String(port), PUBLIC_URL: url, BACKEND_URL: backendUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const shell = new ShellProcess(url, child);
    while (!(await shell.answers()))
      if (child.exitCode !== null)
        throw new Error(`The shell ended with ${child.exitCode}:\n${shell.output}`);
    return shell;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill('SIGTERM');
    });
  }

  private answers(): Promise<boolean> {
    return fetch(`${this.url}/health`).then(
      ({ ok }) => ok,
      () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 50)),
    );
  }
}
