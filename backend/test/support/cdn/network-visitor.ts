import type { CachingProxy } from './caching-proxy.js';

export interface NetworkAnswer {
  status: number;
  text: string;
  /** hit, miss or pass. */
  cache: string | null;
  headers: Headers;
}

/** Maximum age of a price, a state and the visibility of a deal, in milliseconds. */
export const FRESH_MS = 1_000;

/** Reads the site through a content delivery network. */
export class NetworkVisitor {
  constructor(private readonly network: Pick<CachingProxy, 'url'>) {}

  async read(path: string, cookie?: string): Promise<NetworkAnswer> {
    const headers = { accept: 'text/html, application/json', ...(cookie && { cookie }) };
    const answer = await fetch(this.network.url + path, { headers });
    const cache = answer.headers.get('x-cache');
    return { status: answer.status, text: await answer.text(), cache, headers: answer.headers };
  }

  /** Reads until the network answers itself. */
  async fill(path: string): Promise<void> {
    while ((await this.read(path)).cache !== 'hit');
  }

  /** Reads for a second and a half. @returns milliseconds after which the last old response was requested */
  async lastOld(path: string, isNew: (answer: NetworkAnswer) => boolean): Promise<number> {
    const changedAt = performance.now();
    let last = 0;
    for (let askedMs = 0; askedMs < FRESH_MS * 1.5; askedMs = performance.now() - changedAt)
      if (!isNew(await this.read(path))) last = askedMs;
    return last;
  }
}
