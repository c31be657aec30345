import { type ChildProcess, spawn } from 'node:child_process';

interface Start {
  /** The built file. */
  main: string;
  env: NodeJS.ProcessEnv;
  url: string;
  /** Path that responds with 200 once the program is ready. */
  health: string;
}

/** A built program of the product in a separate process. */
export class BuiltProgram {
  readonly url: string;
  /** Its whole log. */
  output = '';
  private readonly health: string;
  private readonly child: ChildProcess;

  protected constructor({ main, env, url, health }: Start) {
    this.url = url;
    this.health = url + health;
    this.child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child.stdout?.on('data', (text) => (this.output += String(text)));
    this.child.stderr?.on('data', (text) => (this.output += String(text)));
  }

  /** @throws if the program ends before it responds */
  protected async untilReady(): Promise<this> {
    while (!(await this.answers()))
      if (this.child.exitCode !== null)
        throw new Error(`${this.url} ended with ${this.child.exitCode}:\n${this.output}`);
    return this;
  }

  answers(): Promise<boolean> {
    return fetch(this.health).then(
      ({ ok }) => ok,
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
