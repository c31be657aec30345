import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { traceIdOf } from '../telemetry/trace-ids';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Errors that this server sends itself, by status. Codes and messages are those of the API. */
const ERRORS: Readonly<Record<number, { readonly code: string; readonly message: string }>> = {
  400: { code: 'request.malformed', message: 'The request could not be read.' },
  403: { code: 'request.foreign-origin', message: 'This request did not come from our site.' },
  404: { code: 'route.not-found', message: 'There is nothing at this address.' },
  405: { code: 'request.method', message: 'This address does not accept this method.' },
  408: { code: 'request.malformed', message: 'The request took too long to arrive.' },
  413: { code: 'request.too-large', message: 'The request is too large.' },
  415: { code: 'request.unsupported', message: 'This address does not accept this kind of content.' },
  431: { code: 'request.too-large', message: 'The headers of the request are too large.' },
  500: { code: 'server.error', message: 'Something went wrong on our side. Please try again.' },
  503: {
    code: 'service.unavailable',
    message: 'The service is not available right now. Please try again shortly.',
  },
};

/** Errors about the sandbox; their codes are those of the API. */
const SANDBOX_ERRORS = {
  'no-sandbox': {
    status: 404,
    code: 'sandbox.not-offered',
    message: 'There is no sandbox, so test keys cannot be used.',
  },
  'sandbox-away': {
    status: 503,
    code: 'sandbox.unavailable',
    message: 'The sandbox is not available right now. Please try again shortly.',
  },
} as const;

const known = (status: number): number => (status in ERRORS ? status : status < 500 ? 400 : 500);

interface ProblemIds {
  readonly requestId: string;
  /** Undefined without telemetry. */
  readonly traceId?: string | undefined;
}

const idsOf = (request: FastifyRequest): ProblemIds => ({
  requestId: request.id,
  traceId: traceIdOf(request),
});

/** Returns the body of an error as RFC 9457 problem+json. */
export function problemText(status: number, ids: ProblemIds): string {
  const error = ERRORS[known(status)] ?? { code: 'server.error', message: '' };
  return textOf(status, error, ids);
}

function textOf(
  status: number,
  { code, message }: { readonly code: string; readonly message: string },
  ids: ProblemIds,
): string {
  const title = STATUS_CODES[status] ?? 'Error';
  return JSON.stringify({ type: 'about:blank', title, status, detail: message, message, code, ...ids });
}

const acceptsProblem = ({ url, headers }: FastifyRequest): boolean =>
  /^\/(api|media)(\/|\?|$)/.test(url) || /\bjson\b/.test(headers.accept ?? '');

/** Sends an error: problem+json to programs, one plain sentence to browsers. */
export function sendError(reply: FastifyReply, status: number): FastifyReply {
  const { request } = reply;
  void reply.code(known(status)).header('cache-control', 'no-store').header('x-request-id', request.id);
  if (status === 503 && !reply.hasHeader('retry-after')) void reply.header('retry-after', '5');
  return acceptsProblem(request)
    ? reply.type(PROBLEM_TYPE).send(problemText(known(status), idsOf(request)))
    : reply.type('text/plain; charset=utf-8').send(`${ERRORS[known(status)]?.message}\n`);
}

/** Sends an error about the sandbox to a program. */
export function sendSandboxProblem(reply: FastifyReply, name: keyof typeof SANDBOX_ERRORS): FastifyReply {
  const { status, ...error } = SANDBOX_ERRORS[name];
  const ids = idsOf(reply.request);
  void reply.code(status).headers({ 'cache-control': 'no-store', 'x-request-id': ids.requestId });
  if (status === 503) void reply.header('retry-after', '5');
  return reply.type(PROBLEM_TYPE).send(textOf(status, error, ids));
}
