import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppSources, createApp } from './app';
import { readConfig } from './config';

export const PUBLIC_URL = 'http://dobbar.example';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse, call: Received) => void;

export const answer =
  (status: number, body: object, headers: Record<string, string | string[]> = {}): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(status === 204 ? undefined : JSON.stringify(body));

/** Page of a rejected form, as its fixture shows it. */
export interface ShownPage {
  address: string;
  form: string;
  value: { values: Record<string, string>; code: string; reason?: string };
}

/** The shell in front of a backend whose answers each test decides. Pages are shown as JSON. */
export class FormsApp {
  readonly received: Received[] = [];
  private answers: Readonly<Record<string, Answer>> = {};

  private constructor(
    private readonly backend: Server,
    private readonly folder: string,
  ) {}

  static async start(): Promise<FormsApp> {
    const folder = mkdtempSync(join(tmpdir(), 'shell-forms-'));
    const remotes = { shop: 'http://s.example/mf-manifest.json' };
    writeFileSync(join(folder, 'remotes.json'), JSON.stringify(remotes));
    const backend = createServer();
    const forms = new FormsApp(backend, folder);
    backend.on('request', (request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (part: string) => (body += part));
      request.on('end', () => {
        const call = { path: request.url ?? '', headers: request.headers, body };
        forms.received.push(call);
        (forms.answers[call.path] ?? answer(404, { code: 'test.unknown' }))(response, call);
      });
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    return forms;
  }

  /** @param answers of the backend by path */
  answerWith(answers: Readonly<Record<string, Answer>>): void {
    this.received.length = 0;
    this.answers = answers;
  }

  async app(env: Record<string, string> = {}): Promise<FastifyInstance> {
    const { port } = this.backend.address() as AddressInfo;
    const settings = { BACKEND_URL: `http://127.0.0.1:${port}`, PUBLIC_URL, ...env };
    const renderer = {
      renderReturned: (address: URL, { form, value }: ShownPage) =>
        Promise.resolve({
          status: 400,
          isShared: false,
          html: JSON.stringify({ address: address.pathname + address.search, form, value }),
        }),
    };
    return createApp({
      config: { ...readConfig(settings, this.folder), webFolder: this.folder },
      pictures: {},
      sitemaps: {},
      registry: {},
      renderer,
    } as unknown as AppSources);
  }

  stop(): void {
    this.backend.closeAllConnections();
    this.backend.close();
    rmSync(this.folder, { recursive: true });
  }
}

/** Sends a form as a browser does. */
export const post = (
  app: FastifyInstance,
  name: string,
  fields: Readonly<Record<string, string>> | string,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: `/forms/${name}`,
    headers: {
      origin: PUBLIC_URL,
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
