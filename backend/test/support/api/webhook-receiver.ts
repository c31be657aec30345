import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TlsOptions } from 'node:tls';

export interface ReceivedEvent {
  path: string;
  headers: Record<string, string>;
  body: string;
}

type Behavior = (response: ServerResponse, request: IncomingMessage) => void;

const accept: Behavior = (response) => response.writeHead(200).end('taken');

interface Listening {
  port?: number;
  /** Certificates of a receiver with https; without them it has http. */
  tls?: TlsOptions;
}

/** A receiver of webhooks that behaves by path. */
export class WebhookReceiver {
  readonly events: ReceivedEvent[] = [];
  private readonly behaviors = new Map<string, Behavior>();

  private constructor(private readonly server: Server) {}

  static async start({ port = 0, tls }: Listening = {}): Promise<WebhookReceiver> {
    const server = tls ? createTlsServer(tls) : createServer();
    const receiver = new WebhookReceiver(server);
    server.on('request', (request, response) => void receiver.take(request, response));
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  behave(path: string, behavior: Behavior = accept): void {
    this.behaviors.set(path, behavior);
  }

  on(path: string): ReceivedEvent[] {
    return this.events.filter((event) => event.path === path);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url ?? '';
    this.events.push({
      path,
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(parts).toString(),
    });
    (this.behaviors.get(path) ?? accept)(response, request);
  }
}
