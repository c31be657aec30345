import { randomUUID } from 'node:crypto';
import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import type { ShellConfig } from '../config';
import { sendError } from './problem';
import type { ConnectionRejecter } from './reject-connection';
import { MALFORMED_PATH, readRequestTarget } from './request-target';

const KEEP_ALIVE_MS = 65_000;
const IDLE_TIMEOUT_MS = 120_000;
const MAX_CHECK_INTERVAL_MS = 2_000;

const noSchemas = () => (): never => {
  throw new Error('no route of the shell has a schema');
};

/** Options for connections and requests, applied before routing. */
export const serverOptions = (
  { receiveTimeoutMs, trustedProxies }: ShellConfig,
  rejecter: ConnectionRejecter,
): FastifyHttpOptions<RawServerDefault> => ({
  logger: false,
  schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  http: {
    headersTimeout: receiveTimeoutMs,
    requestTimeout: receiveTimeoutMs,
    connectionsCheckingInterval: Math.min(MAX_CHECK_INTERVAL_MS, receiveTimeoutMs / 4),
    // Checked by a hook, so that the response has the headers of every response.
    requireHostHeader: false,
  },
  requestTimeout: receiveTimeoutMs,
  connectionTimeout: IDLE_TIMEOUT_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  // While the server stops, it answers arriving requests and closes each connection afterwards.
  return503OnClosing: false,
  trustProxy: trustedProxies,
  genReqId: () => randomUUID(),
  rewriteUrl: ({ url = '' }) => (readRequestTarget(url).kind === 'malformed' ? MALFORMED_PATH : url),
  frameworkErrors: (_error, _request, reply) => void sendError(reply, 400),
  clientErrorHandler: (error, socket) => rejecter.reject(error, socket),
});
