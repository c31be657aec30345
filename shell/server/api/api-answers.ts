import { Agent, request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as sendSecurely } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { ServerAnswer, ServerRead } from 'shared-ui/store';
import type { Freshness } from '../cache/freshness';
import { type CacheState, FreshCache } from '../cache/fresh-cache';
import type { PublicChanges } from '../cache/public-changes';
import { CAPABILITY, SURROGATE_CAPABILITY } from '../cdn/shared-caches';
import { SharedWork } from '../cache/shared-work';
import { telemetry } from '../telemetry/telemetry';

const TIMEOUT_MS = 3000;
const IDLE_MS = 30_000;
const LIMITS = { maxEntries: 2_000, maxBytes: 32 * 1024 * 1024 };
const SECOND_MS = 1000;
/** Parsed JSON takes about this many times the memory of its text. */
const PARSED_SIZE = 3;
/** Asks the backend for the tags of a response (W3C Edge Architecture). */
const HEADERS = {
  accept: 'application/json',
  'accept-encoding': 'identity',
  [SURROGATE_CAPABILITY]: CAPABILITY,
};

interface Read {
  readonly answer: ServerAnswer;
  /** Null if the response must not be kept. */
  readonly freshness: Freshness | null;
}

const first = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null;

/** Returns undefined for text that is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function freshnessOf(headers: IncomingHttpHeaders, since: number): Freshness | null {
  const tags = first(headers['surrogate-key']);
  const seconds = /^max-age=(\d+)$/.exec(first(headers['surrogate-control']) ?? '')?.[1];
  if (tags === null || seconds === undefined) return null;
  return { tags: tags.split(' ').filter(Boolean), since, until: since + Number(seconds) * SECOND_MS };
}

/** Public responses of the API for pages that the server renders. They are kept while they are fresh, parsed. */
export class ApiAnswers {
  readonly #kept: FreshCache<ServerAnswer>;
  readonly #running = new SharedWork<Read>();
  readonly #agent: Agent;

  constructor(
    private readonly backendUrl: string,
    changes: PublicChanges,
  ) {
    this.#kept = new FreshCache(changes, LIMITS);
    const options = { keepAlive: true, timeout: IDLE_MS };
    this.#agent = backendUrl.startsWith('https:') ? new SecureAgent(options) : new Agent(options);
  }

  get state(): CacheState {
    return this.#kept.state;
  }

  /** Returns a reader for one page, with the freshness of all that it has read so far. */
  forPage(): { read: ServerRead; reads: (Freshness | null)[] } {
    const reads: (Freshness | null)[] = [];
    const read: ServerRead = async (call, serialize) => {
      const { answer, freshness } = await this.#read(pathOf(call, serialize));
      reads.push(freshness);
      return answer;
    };
    return { read, reads };
  }

  async #read(path: string): Promise<Read> {
    const kept = this.#kept.find(path);
    if (kept) return { answer: kept.value, freshness: kept.freshness };
    return this.#running.run(path, async () => {
      const since = performance.now();
      try {
        return await this.#request(path, since);
      } catch (failure) {
        const isLate = /^(Timeout|Abort)Error$/.test((failure as Error).name);
        const error = { status: isLate ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', error: String(failure) } as const;
        return { answer: { error }, freshness: null };
      }
    });
  }

  async #request(path: string, since: number): Promise<Read> {
    const answer = await this.#send(new URL(path, this.backendUrl));
    const { headers, statusCode: status = 0 } = answer;
    const body = await buffer(answer);
    const text = body.toString();
    const data = parsed(text);
    if (data === undefined)
      return {
        answer: {
          error: { status: 'PARSING_ERROR', originalStatus: status, data: text, error: 'not JSON' },
        },
        freshness: null,
      };
    if (status >= 300) return { answer: { error: { status, data } }, freshness: null };
    const meta = { response: { headers: { get: (name: string) => first(headers[name]) } } };
    const freshness = freshnessOf(headers, since);
    if (freshness) this.#kept.keep(path, { data, meta }, { freshness, bytes: body.length * PARSED_SIZE });
    return { answer: { data, meta }, freshness };
  }

  /** The backend may close an idle connection while it is being used, so a read is sent again once. */
  async #send(url: URL, isRepeated = false): Promise<IncomingMessage> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return new Promise((resolve, reject) => {
      const sendNow = url.protocol === 'https:' ? sendSecurely : send;
      const request = sendNow(url, {
        agent: this.#agent,
        headers: { ...HEADERS, ...telemetry().traceHeaders() },
        signal,
      });
      request.once('response', resolve);
      request.once('error', (error: NodeJS.ErrnoException) => {
        if (!isRepeated && request.reusedSocket && error.code === 'ECONNRESET')
          this.#send(url, true).then(resolve, reject);
        else reject(signal.aborted ? (signal.reason as Error) : error);
      });
      request.end();
    });
  }
}

function pathOf(call: string | FetchArgs, serialize: Parameters<ServerRead>[1]): string {
  if (typeof call === 'string') return call;
  const query = call.params ? serialize(call.params as Record<string, unknown>) : '';
  return query ? `${call.url}?${query}` : call.url;
}
