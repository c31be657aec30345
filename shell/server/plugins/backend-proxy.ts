import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asksForTags, CAPABILITY, SURROGATE_CAPABILITY } from '../cdn/shared-caches';
import type { ShellConfig } from '../config';
import { log } from '../log';
import { traceIdOf } from '../telemetry/trace-ids';
import { sendError, sendSandboxProblem } from './problem';
import { streamBodies } from './request-body';
import { hasTestKey, rejectTestKeys } from './test-keys';
import { visitorHeaders } from './visitor';

export const API_METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

type Headers = Record<string, string | string[] | undefined>;

// Headers that belong to one connection or are set by the server that sends them.
const NEVER_SENT_ON = new Set([
  'baggage',
  'connection',
  'expect',
  'forwarded',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  SURROGATE_CAPABILITY,
  'te',
  'traceparent',
  'tracestate',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
]);

const TIMEOUT_MS = 65_000;
const CONNECT_TIMEOUT_MS = 3_000;

function requestHeaders(
  request: FastifyRequest,
  headers: Headers,
  { publicUrl, cdn }: Pick<ShellConfig, 'publicUrl' | 'cdn'>,
): Headers {
  const sent: Headers = {};
  for (const name in headers) if (!NEVER_SENT_ON.has(name)) sent[name] = headers[name];
  // A length without its body would be invalid.
  if (request.body === undefined) delete sent['content-length'];
  if (asksForTags(request, cdn)) sent[SURROGATE_CAPABILITY] = CAPABILITY;
  return Object.assign(sent, visitorHeaders(request, publicUrl));
}

function responseHeaders(headers: Headers): Headers {
  const {
    connection: _own,
    'keep-alive': _timeout,
    trailer: _trailer,
    upgrade: _upgrade,
    ...sentBack
  } = headers;
  return sentBack;
}

function onFailure(reply: FastifyReply, error: Error): void {
  const { request } = reply;
  if (reply.raw.destroyed) return;
  if (request.hasTooLargeBody) {
    request.endsConnection = true;
    sendError(reply, 413);
    return;
  }
  const reason = error.cause instanceof Error ? error.cause.message : error.message;
  const isOfSandbox = hasTestKey(request);
  log(isOfSandbox ? 'sandbox away' : 'backend away', {
    path: request.url.split('?')[0],
    reason,
    requestId: request.id,
    traceId: traceIdOf(request),
  });
  if (isOfSandbox) sendSandboxProblem(reply, 'sandbox-away');
  else sendError(reply, 503);
}

const optionsFor = (
  prefix: string,
  { backendUrl, sandboxUrl, publicUrl, cdn }: ShellConfig,
): FastifyHttpProxyOptions => ({
  // Named per request by `getUpstream`.
  upstream: '',
  prefix,
  rewritePrefix: prefix,
  httpMethods: API_METHODS,
  disableRequestLogging: true,
  destroyAgent: true,
  undici: {
    connections: 256,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  },
  replyOptions: {
    // The backend may close an idle connection while it is being used, so reads are retried once.
    retriesCount: 1,
    // Test keys and real data never meet in one process.
    getUpstream: (request) =>
      sandboxUrl !== null && hasTestKey(request as FastifyRequest) ? sandboxUrl : backendUrl,
    rewriteRequestHeaders: (request, headers) =>
      requestHeaders(request as FastifyRequest, headers as Headers, { publicUrl, cdn }) as typeof headers,
    rewriteHeaders: (headers) => responseHeaders(headers as Headers) as typeof headers,
    onError: (reply, { error }) => onFailure(reply as unknown as FastifyReply, error),
  },
});

/** Forwards only `/api` and `/media` to the backend, and requests with a test key to the sandbox. */
export async function proxyToBackend(app: FastifyInstance, config: ShellConfig): Promise<void> {
  await app.register(async (scope) => {
    if (config.sandboxUrl === null) rejectTestKeys(scope);
    streamBodies(scope);
    for (const prefix of ['/api', '/media']) await scope.register(httpProxy, optionsFor(prefix, config));
  });
}
