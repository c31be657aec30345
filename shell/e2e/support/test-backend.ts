import type { ChildProcess } from 'node:child_process';
import {
  createServer,
  request as forward,
  type Server,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { answers, ended, freePort, started, STARTED } from './test-shell.ts';

/** Another backend on the product's database, whose rate limits are those of production. */
export class TestBackend {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  /** @param publicUrl the origin that it expects in requests */
  static async start(publicUrl: string): Promise<TestBackend> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const child = started('backend/dist/main.js', [], {
      BACKEND_PORT: String(port),
      PUBLIC_URL: publicUrl,
      BACKGROUND_WORK: 'off',
      RATE_LIMIT_STORE: 'postgres',
      RATE_LIMIT_FACTOR: '1',
    });
    await expect.poll(() => answers(`${url}/health/ready`), STARTED).toBe(true);
    return new TestBackend(url, child);
  }

  stop(): Promise<void> {
    return ended(this.child);
  }
}

/** Passes requests to the product's backend until the test lets them stall or fail. */
export class FickleBackend {
  state: 'up' | 'stalled' | 'away' = 'up';
  private readonly server: Server;

  private constructor(private readonly origin: string) {
    this.server = createServer((request, response) => this.answer(request, response));
  }

  /** @param origin the product's, which its backend expects in requests */
  static async before(origin: string): Promise<FickleBackend> {
    const fickle = new FickleBackend(origin);
    await new Promise<void>((resolve) => fickle.server.listen(0, '127.0.0.1', resolve));
    return fickle;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    if (this.state === 'away') return void response.destroy();
    if (this.state === 'stalled') return void request.resume();
    const { origin, ...headers } = request.headers;
    const target = new URL(request.url ?? '/', process.env['BACKEND_URL']);
    const options = {
      method: request.method,
      headers: { ...headers, ...(origin && { origin: this.origin }) },
    };
    const passed = forward(target, options, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
