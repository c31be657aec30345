import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentText {
  to: string;
  text: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
};

/** Mock of an SMS gateway. It takes the form of Sparrow SMS and JSON. */
export class MockSmsGateway {
  /** `closes` ends each connection without a response, `stalls` keeps it open without one. */
  behavior: 'takes' | 'fails' | 'rejects' | 'closes' | 'stalls' = 'takes';
  readonly texts: SentText[] = [];
  requests = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<MockSmsGateway> {
    const server = createServer();
    const gateway = new MockSmsGateway(server);
    server.on('request', (request, response) => {
      gateway.requests++;
      if (gateway.behavior === 'stalls') return;
      if (gateway.behavior === 'closes') return response.destroy();
      return void gateway
        .answer(request)
        .then(([status, body]) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
        );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v2/sms/`;
  }

  /** Texts to a number of ten digits, newest last. */
  textsTo(number: string): string[] {
    return this.texts.filter(({ to }) => to.endsWith(number)).map(({ text }) => text);
  }

  /** Digits of the newest text to a number; empty without one. */
  digitsFor(number: string): string {
    return /\b\d{6}\b/.exec(this.textsTo(number).at(-1) ?? '')?.[0] ?? '';
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage): Promise<[number, object]> {
    const body = await bodyOf(request);
    if (this.behavior === 'fails') return [500, { message: 'away' }];
    if (this.behavior === 'rejects') return [200, { response_code: 1011, response: 'Invalid receiver' }];
    const form = body.startsWith('{')
      ? (JSON.parse(body) as { to: string; text: string })
      : (Object.fromEntries(new URLSearchParams(body)) as { to: string; text: string });
    this.texts.push({ to: form.to, text: form.text, headers: request.headers, body });
    return [200, { count: 1, response_code: 200, response: '1 message has been queued' }];
  }
}
