import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const hex = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Signature version 4, calculated from the received request. */
function signatureOf(request: IncomingMessage, secret: string): { given: string; right: string } {
  const { authorization = '' } = request.headers;
  const part = (name: string): string => new RegExp(`${name}=([^, ]+)`).exec(authorization)?.[1] ?? '';
  const [, day = '', region = '', service = ''] = part('Credential').split('/');
  const names = part('SignedHeaders').split(';');
  const canonical = [
    request.method,
    request.url,
    '',
    ...names.map((name) => `${name}:${String(request.headers[name])}`),
    '',
    names.join(';'),
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hex(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), 'aws4_request');
  return { given: part('Signature'), right: hmac(key, text).toString('hex') };
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** Mock of an S3 bucket: rejects requests with a wrong signature or with other bytes than were signed. */
export class ObjectStore {
  readonly objects = new Map<string, Buffer>();
  readonly rejected: string[] = [];

  private constructor(
    private readonly server: Server,
    private readonly secret: string,
  ) {}

  static async start(secret: string): Promise<ObjectStore> {
    const server = createServer();
    const store = new ObjectStore(server, secret);
    server.on('request', (request, response) => {
      void store.answer(request).then(([status, body]) => response.writeHead(status).end(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return store;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage): Promise<[number, Buffer?]> {
    const body = await bodyOf(request);
    const { given, right } = signatureOf(request, this.secret);
    if (given !== right || request.headers['x-amz-content-sha256'] !== hex(body)) {
      this.rejected.push(`${request.method} ${request.url}`);
      return [403];
    }
    const name = request.url ?? '';
    if (request.method === 'PUT') this.objects.set(name, body);
    if (request.method === 'DELETE') this.objects.delete(name);
    const kept = this.objects.get(name);
    if (request.method === 'GET') return kept ? [200, kept] : [404];
    return [request.method === 'DELETE' ? 204 : 200];
  }
}
