import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PushedMessage {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A browser with a push subscription. It decrypts messages by RFC 8291. */
export class MockBrowser {
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.keys.generateKeys();
  }

  get subscription(): { endpoint: string; keys: { p256dh: string; auth: string } } {
    return {
      endpoint: this.endpoint,
      keys: {
        p256dh: this.keys.getPublicKey().toString('base64url'),
        auth: this.auth.toString('base64url'),
      },
    };
  }

  /** The content of a message with the coding `aes128gcm` (RFC 8188) in one record. */
  read<T>({ body }: PushedMessage): T {
    const salt = body.subarray(0, 16);
    const senderKey = body.subarray(21, 21 + body.readUInt8(20));
    const record = body.subarray(21 + senderKey.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), senderKey]);
    const input = hkdfSync('sha256', this.keys.computeSecret(senderKey), this.auth, info, 32);
    const derived = (name: string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', new Uint8Array(input), salt, `Content-Encoding: ${name}\0`, bytes));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as T;
  }
}

/** Mock of a push service (RFC 8030) that checks the server's signature (RFC 8292). */
export class MockPushService {
  readonly messages: PushedMessage[] = [];
  /** Status by path of an endpoint; default 201. */
  readonly statuses = new Map<string, number>();
  requests = 0;
  private browsers = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<MockPushService> {
    const server = createServer();
    const service = new MockPushService(server);
    server.on('request', (request, response) => {
      void service.take(request).then((status) => response.writeHead(status, { location: '/moved' }).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  browser(): MockBrowser {
    return new MockBrowser(`${this.url}/send/${++this.browsers}`);
  }

  messagesTo({ endpoint }: MockBrowser): PushedMessage[] {
    return this.messages.filter(({ path }) => endpoint === this.url + path);
  }

  respond({ endpoint }: MockBrowser, status: number): void {
    this.statuses.set(new URL(endpoint).pathname, status);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage): Promise<number> {
    this.requests++;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (!this.isSigned(request.headers.authorization ?? '')) return 403;
    const path = request.url ?? '';
    const status = this.statuses.get(path) ?? 201;
    if (status === 201) this.messages.push({ path, headers: request.headers, body: Buffer.concat(parts) });
    return status;
  }

  /** True for a token of the named key for this service that expires within a day. */
  private isSigned(authorization: string): boolean {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    if (!signature) return false;
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      aud: string;
      exp: number;
      sub: string;
    };
    const seconds = exp - Date.now() / 1000;
    return (
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ) &&
      aud === this.url &&
      seconds > 0 &&
      seconds <= 86_400 &&
      /^(mailto:|https:)/.test(sub)
    );
  }
}
