import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const base64url = (value: string | Buffer): string => Buffer.from(value).toString('base64url');

interface Grant {
  challenge: string;
  nonce: string;
  claims: object;
}

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
};

/** Mock of Google's OpenID provider. It signs ID tokens, checks client secret and PKCE, and accepts each code once. */
export class OpenIdProvider {
  /** `closes` ends each connection without a response, `stalls` keeps it open without one. */
  behavior: 'answers' | 'closes' | 'stalls' = 'answers';
  /** Overrides claims of the next tokens. */
  override: object = {};
  private readonly grants = new Map<string, Grant>();

  private constructor(
    private readonly server: Server,
    private readonly client: { id: string; secret: string },
  ) {}

  static async start(client: { id: string; secret: string }): Promise<OpenIdProvider> {
    const server = createServer();
    const provider = new OpenIdProvider(server, client);
    server.on('request', (request, response) => {
      if (provider.behavior === 'stalls') return;
      if (provider.behavior === 'closes') return response.destroy();
      return void provider
        .answer(request)
        .then(([status, body]) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
        );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Issues a code for the given Google account. @returns path and query of the callback */
  consent(authorization: string, claims: object): string {
    const query = new URL(authorization).searchParams;
    const code = randomUUID();
    const challenge = query.get('code_challenge') ?? '';
    this.grants.set(code, { challenge, nonce: query.get('nonce') ?? '', claims });
    const back = new URL(query.get('redirect_uri') ?? '');
    return `${back.pathname}?${new URLSearchParams({ code, state: query.get('state') ?? '' }).toString()}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage): Promise<[number, object]> {
    if (request.url === '/.well-known/openid-configuration')
      return [
        200,
        {
          issuer: this.url,
          authorization_endpoint: `${this.url}/authorize`,
          token_endpoint: `${this.url}/token`,
          jwks_uri: `${this.url}/keys`,
        },
      ];
    if (request.url === '/keys')
      return [
        200,
        { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'a', alg: 'RS256', use: 'sig' }] },
      ];
    return this.token(await bodyOf(request));
  }

  private token(form: URLSearchParams): [number, object] {
    const code = form.get('code') ?? '';
    const grant = this.grants.get(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isClient =
      form.get('client_id') === this.client.id && form.get('client_secret') === this.client.secret;
    this.grants.delete(code);
    if (!isClient || grant?.challenge !== challenge) return [400, { error: 'invalid_grant' }];
    const now = Math.floor(Date.now() / 1000);
    const standard = { iss: this.url, aud: this.client.id, iat: now, exp: now + 300, nonce: grant.nonce };
    const idToken = this.signed({ ...standard, ...grant.claims, ...this.override });
    return [200, { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: idToken }];
  }

  private signed(claims: object): string {
    const header = base64url(JSON.stringify({ alg: 'RS256', kid: 'a', typ: 'JWT' }));
    const text = `${header}.${base64url(JSON.stringify(claims))}`;
    return `${text}.${base64url(createSign('RSA-SHA256').update(text).sign(privateKey))}`;
  }
}
