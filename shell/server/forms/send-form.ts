import type { FastifyRequest } from 'fastify';
import { toFailure, type ApiFailure } from 'shared-ui/store';
import { visitorHeaders } from '../plugins/visitor';
import type { FormCall } from './form-call';

export interface Destination {
  readonly backendUrl: string;
  readonly publicUrl: string;
}

export interface FormAnswer {
  readonly status: number;
  /** Reason of a rejection; undefined after success. */
  readonly failure?: ApiFailure;
  readonly body?: unknown;
  readonly cookies?: readonly string[];
  /** Seconds until a repetition makes sense, as text. */
  readonly retryAfter?: string | undefined;
}

interface Post {
  readonly address: URL;
  readonly body: object;
  /** Cookies of the visitor that the call needs. */
  readonly cookie: string | undefined;
  readonly timeoutMs?: number;
}

/** @param problem the body of the API's response */
function rejected(status: number, problem: unknown): FormAnswer {
  return { status, failure: toFailure({ status, data: problem }) };
}

const hasCode = (problem: unknown): boolean =>
  typeof problem === 'object' && problem !== null && 'code' in problem;

const away: FormAnswer = rejected(503, { code: 'service.unavailable' });
const TIMEOUT_MS = 5_000;

async function taken(answer: Response): Promise<FormAnswer> {
  const text = await answer.text();
  return {
    status: answer.status,
    body: text === '' ? null : (JSON.parse(text) as unknown),
    cookies: answer.headers.getSetCookie(),
  };
}

/** Calls the API on behalf of the visitor. A response that stops in the middle counts as none. */
export async function postToApi(
  { address, body, cookie, timeoutMs = TIMEOUT_MS }: Post,
  request: FastifyRequest,
  publicUrl: string,
): Promise<FormAnswer> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        origin: new URL(publicUrl).origin,
        ...visitorHeaders(request, publicUrl),
        'user-agent': request.headers['user-agent'] ?? '',
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(body),
    });
    if (answer.ok) return await taken(answer);
    const problem: unknown = await answer.json();
    // Not an answer of the API, which names a code.
    if (answer.status >= 500 && !hasCode(problem)) return away;
    return {
      ...rejected(answer.status, problem),
      retryAfter: answer.headers.get('retry-after') ?? undefined,
    };
  } catch {
    return away;
  }
}

/** Returns the request cookie that identifies the browser; undefined without one. */
export const visitorCookieOf = (cookies: string | undefined): string | undefined =>
  /(?:^|;\s*)(dobbar_visitor=[^;]*)/.exec(cookies ?? '')?.[1];

/** Sends the form to the API, as the script of the page would. */
export function sendForm(
  call: FormCall,
  values: Readonly<Record<string, string>>,
  request: FastifyRequest,
  { backendUrl, publicUrl }: Destination,
): Promise<FormAnswer> {
  const address = new URL(call.path, backendUrl);
  if (call.queryField) address.searchParams.set(call.queryField, values[call.queryField] ?? '');
  const fields = Object.fromEntries(call.fields.map((field) => [field, values[field] ?? '']));
  const { cookie } = request.headers;
  // The device of a sign-in is the browser's own (rule A14), without an earlier session.
  const sent = call.isSignedIn ? cookie : visitorCookieOf(cookie);
  return postToApi({ address, body: call.body?.(fields) ?? fields, cookie: sent }, request, publicUrl);
}
