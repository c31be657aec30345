import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: readonly string[];
  expiresAt: number;
}

/** A cookie of the site that is about its visitor: such requests pass by the cache (docs/operations.md). */
const PERSONAL_COOKIE = /(?:^|;\s*)(?:__Host-)?dobbar_(?!visitor=)/;
/** Their cookies are removed. */
const FILES = /^\/(js|css|assets|media)\//;
/** Between a network and its visitors. */
const REMOVED =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|cdn-cache-control|surrogate-|xkey)/;

/**
 * A content delivery network as docs/operations.md configures it: keyed by the address, purged by tags as a Varnish with xkey.
 * `x-cache` of its responses is hit, miss or pass.
 */
export class CachingProxy {
  /** Tags of each purge that it was sent. */
  readonly purges: string[][] = [];
  /** What it does with a purge. */
  mode: 'purges' | 'hangs' | 'fails' = 'purges';
  /** False for a network that was not told of the cookies of the site, and sends them on. */
  passesCookies = true;
  /** Addresses between which it chooses in turns. */
  upstreams: string[] = [];
  private readonly stored = new Map<string, Stored>();
  private turn = 0;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(port = 0): Promise<CachingProxy> {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new CachingProxy(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', ({ method, url = '/', headers }, response) => {
      if (method === 'PURGE') return proxy.purge(String(headers['xkey']).split(' '), response);
      void proxy.send(url, headers, response).catch((error: unknown) => {
        response.writeHead(502).end(String(error));
      });
    });
    return proxy;
  }

  /** Addresses of all stored responses. */
  get addresses(): string[] {
    return [...this.stored.keys()];
  }

  /** Texts of all stored responses. */
  texts(): string[] {
    return [...this.stored.values()].map(({ body }) => body.toString());
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private purge(tags: string[], response: ServerResponse): void {
    this.purges.push(tags);
    if (this.mode === 'hangs') return;
    if (this.mode === 'fails') return void response.writeHead(500).end();
    for (const [key, one] of this.stored)
      if (one.tags.some((tag) => tags.includes(tag))) this.stored.delete(key);
    response.end('purged');
  }

  private async send(url: string, headers: IncomingHttpHeaders, response: ServerResponse): Promise<void> {
    const isFile = FILES.test(url);
    const passes =
      headers.authorization !== undefined ||
      headers['dobbar-version'] !== undefined ||
      (this.passesCookies && !isFile && PERSONAL_COOKIE.test(headers.cookie ?? ''));
    if (passes) return this.reply(response, 'pass', await this.fetch(url, headers));
    const found = this.stored.get(url);
    if (found && found.expiresAt > performance.now()) return this.reply(response, 'hit', found);
    const fetched = await this.fetch(url, this.passesCookies ? { accept: headers.accept } : headers);
    if (fetched.expiresAt > performance.now()) this.stored.set(url, fetched);
    else this.stored.delete(url);
    this.reply(response, 'miss', fetched);
  }

  private reply(response: ServerResponse, cache: string, { status, headers, body }: Stored): void {
    response.writeHead(status, { ...headers, 'x-cache': cache }).end(body);
  }

  private async fetch(url: string, { accept, cookie, authorization }: IncomingHttpHeaders): Promise<Stored> {
    const upstream = this.upstreams[this.turn++ % this.upstreams.length] ?? '';
    const sent = Object.entries({ accept, cookie, authorization }).filter(([, value]) => value !== undefined);
    const answer = await fetch(upstream + url, {
      headers: Object.fromEntries(sent) as Record<string, string>,
      redirect: 'manual',
    });
    const [, seconds] = /^public, max-age=(\d+)$/.exec(answer.headers.get('cdn-cache-control') ?? '') ?? [];
    return {
      status: answer.status,
      headers: Object.fromEntries([...answer.headers].filter(([name]) => !REMOVED.test(name))),
      body: Buffer.from(await answer.arrayBuffer()),
      tags: (answer.headers.get('xkey') ?? '').split(' '),
      expiresAt: performance.now() + Number(seconds ?? 0) * 1_000,
    };
  }
}
