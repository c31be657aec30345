import { EventEmitter } from 'node:events';
import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { get as getSecurely } from 'node:https';
import { log } from '../log';
import { DroppedTags } from './dropped-tags';
import type { Freshness } from './freshness';

/** The backend writes a line every 250 ms. */
const SILENT_MS = 750;
const CHECK_MS = 100;
const RETRY_MS = 250;

interface Changes {
  /** What has one of these tags is outdated. */
  dropped: [tags: readonly string[], now: number];
  /** Drops can be missed from now on, so nothing may be kept. */
  lost: [];
}

/**
 * Follows the invalidations of the backend's cache as an event stream. All backends receive all of them, so one is enough.
 * While the stream is broken or silent, nothing may be kept.
 */
export class PublicChanges extends EventEmitter<Changes> {
  readonly #address: URL;
  readonly #dropped = new DroppedTags();
  #request: ClientRequest | undefined;
  #retry: NodeJS.Timeout | undefined;
  #check: NodeJS.Timeout | undefined;
  #heardAt = 0;
  /** When the present stream began; undefined without one. */
  #followedSince: number | undefined;

  constructor(backendUrl: string) {
    super();
    this.setMaxListeners(0);
    this.#address = new URL('/cache/changes', backendUrl);
  }

  get isFollowing(): boolean {
    return this.#followedSince !== undefined;
  }

  follow(): void {
    const open = this.#address.protocol === 'https:' ? getSecurely : get;
    const request = open(this.#address, { agent: false, headers: { 'x-no-compression': 'true' } });
    this.#request = request;
    this.#heardAt = performance.now();
    request.on('response', (answer) => this.#read(answer));
    request.on('error', () => undefined);
    request.once('close', () => this.#lose());
    this.#check = setInterval(() => this.#assertHeard(), CHECK_MS);
    this.#check.unref();
  }

  stop(): void {
    this.#request?.removeAllListeners('close').destroy();
    this.#end();
    clearTimeout(this.#retry);
  }

  /** Returns until when something may be kept; a time in the past if it may not. */
  keptUntil(freshness: Freshness, now = performance.now()): number {
    if (this.#followedSince === undefined || freshness.since < this.#followedSince) return -Infinity;
    return this.#dropped.keptUntil(freshness, now);
  }

  #read(answer: IncomingMessage): void {
    if (answer.statusCode !== 200) return void answer.destroy();
    let rest = '';
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => {
      this.#heardAt = performance.now();
      if (this.#followedSince === undefined) this.#start();
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith('data: ')) this.#drop(line.slice('data: '.length).split(' '));
    });
  }

  #start(): void {
    this.#followedSince = performance.now();
    log('changes followed', { url: this.#address.href });
  }

  #drop(tags: readonly string[]): void {
    const now = performance.now();
    this.#dropped.drop(tags, now);
    this.emit('dropped', tags, now);
  }

  /** Looks twice, because lines may wait to be read after this process itself was busy. */
  #assertHeard(): void {
    const isSilent = (): boolean => performance.now() - this.#heardAt > SILENT_MS;
    if (isSilent()) setImmediate(() => isSilent() && this.#request?.destroy());
  }

  #lose(): void {
    this.#end();
    this.#retry = setTimeout(() => this.follow(), RETRY_MS);
    this.#retry.unref();
  }

  #end(): void {
    clearInterval(this.#check);
    if (this.#followedSince === undefined) return;
    this.#followedSince = undefined;
    log('changes lost', { url: this.#address.href });
    this.emit('lost');
  }
}
