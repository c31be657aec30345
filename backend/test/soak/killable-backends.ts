import { ApiClient, type Answer } from '../support/api/api-client.js';
import { BackendProcess } from '../support/processes/backend-process.js';
import type { Person } from '../support/world.js';

const TIMEOUT_MS = 200;

/** Backends that are killed and started again. Clients repeat requests until one of them responds. */
export class KillableBackends {
  kills = 0;
  private turn = 0;
  private lastWords = '';

  private constructor(
    private readonly env: NodeJS.ProcessEnv,
    private readonly alive: BackendProcess[],
  ) {}

  static async start(count: number, env: NodeJS.ProcessEnv): Promise<KillableBackends> {
    const backends = await Promise.all(Array.from({ length: count }, () => BackendProcess.start(env)));
    return new KillableBackends(env, backends);
  }

  /** URL of the next backend in turn, even if it was killed. */
  url(): string {
    const { length } = this.alive;
    return (this.alive[this.turn++ % length] as BackendProcess).url;
  }

  /** Kills a backend with SIGKILL and starts another one in its place. */
  async killOne(which: number): Promise<void> {
    const place = which % this.alive.length;
    const dying = this.alive[place] as BackendProcess;
    await dying.kill('SIGKILL');
    this.lastWords += dying.output;
    this.kills++;
    this.alive[place] = await BackendProcess.start(this.env);
  }

  /** The whole log, including that of killed backends. */
  get log(): string {
    return this.lastWords + this.alive.map(({ output }) => output).join('');
  }

  async stop(): Promise<void> {
    await Promise.all(this.alive.map((backend) => backend.stop()));
  }

  /** Repeats a request with the same key until there is a response, as a browser does. */
  async insist<T>(person: Person, path: string, body: unknown, key?: string): Promise<Answer<T>> {
    for (let asked = 0; asked < TIMEOUT_MS; asked++) {
      const client = new ApiClient(this.url());
      client.cookie = person.client.cookie;
      const answer = await (
        body === undefined
          ? client.get<T>(path)
          : client.post<T>(path, body, key ? { 'idempotency-key': key } : {})
      ).catch(() => null);
      if (answer && answer.status < 500) return answer;
      // The backend is starting, or another request is querying the gateway.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Nobody answered ${path}.`);
  }
}
