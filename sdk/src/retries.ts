import { ConnectionError } from './errors.js';

export interface RetryOptions {
  /** Requests per call, the first included; 4 by default. */
  attempts?: number;
  /** Milliseconds until a request without an answer is given up; 15,000 by default. */
  timeoutMs?: number;
  /** Longest pause in milliseconds; 60,000 by default. If the server asks for a longer one, its answer is the error. */
  maxPauseMs?: number;
  fetch?: (request: Request) => Promise<Response>;
}

type Outcome = { response: Response } | { failure: unknown };

const SECOND_MS = 1_000;
const FIRST_DELAY_MS = 500;
const TEMPORARY = new Set([429, 500, 502, 503, 504]);

/** True if the same request twice has the effect of one. */
export const isRepeatable = (request: Request): boolean =>
  ['GET', 'HEAD'].includes(request.method) || request.headers.has('idempotency-key');

/** Milliseconds that the answer asks to wait: `Retry-After` is a number of seconds or a date. */
export function retryAfterOf(response: Response, now = Date.now()): number | undefined {
  const text = response.headers.get('retry-after');
  if (!text) return undefined;
  const at = /^\d+$/.test(text) ? now + Number(text) * SECOND_MS : Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** Doubles with each attempt. The random part keeps many programs from repeating at the same moment. */
const growingPause = (attempt: number): number =>
  FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);

/** Waits, or throws as soon as the caller aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

const isInProgress = async (response: Response): Promise<boolean> => {
  if (response.status !== 409) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string };
  return body.code === 'request.in-progress';
};

const isTemporary = async (outcome: Outcome): Promise<boolean> =>
  'failure' in outcome || TEMPORARY.has(outcome.response.status) || (await isInProgress(outcome.response));

/**
 * A `fetch` that repeats requests after a lost answer, a limit or a restart of the server: only reads and requests with an
 * `Idempotency-Key`, and not before the time that the server names.
 */
export function repeatingFetch(options: RetryOptions): (request: Request) => Promise<Response> {
  const { attempts = 4, timeoutMs = 15_000, maxPauseMs = 60_000, fetch = globalThis.fetch } = options;

  const send = async (request: Request): Promise<Outcome> => {
    try {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
      return { response: await fetch(new Request(request.clone(), { signal })) };
    } catch (failure) {
      if (request.signal.aborted) throw failure;
      return { failure };
    }
  };
  const answerOf = (outcome: Outcome, { url }: Request): Response => {
    if ('response' in outcome) return outcome.response;
    throw new ConnectionError(new URL(url).origin, { cause: outcome.failure });
  };

  return async (request) => {
    for (let attempt = 1; ; attempt++) {
      const outcome = await send(request);
      const isLast = attempt >= attempts || !isRepeatable(request) || !(await isTemporary(outcome));
      if (isLast) return answerOf(outcome, request);
      const wanted = 'response' in outcome ? retryAfterOf(outcome.response) : undefined;
      const wait = wanted ?? Math.min(growingPause(attempt), maxPauseMs);
      if (wait > maxPauseMs) return answerOf(outcome, request);
      if ('response' in outcome) await outcome.response.body?.cancel();
      await pause(wait, request.signal);
    }
  };
}
