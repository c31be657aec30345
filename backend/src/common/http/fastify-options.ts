import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { type FastifyHttpOptions, LogController } from 'fastify';
import { destination } from 'pino';
import type { Config } from '../../config/config.js';
import { rejectConnection } from '../errors/reject-connection.js';
import { sendProblem } from '../errors/send-problem.js';
import { loggedError } from './logged-error.js';
import type { SecurityHeaders } from './security-headers.js';

const LARGEST_BODY = 100 * 1024;
/** Interval between checks of the time limit of requests that are still being received. */
const CHECK_MS = 1_000;

const STANDARD_OUTPUT = 1;

/** Lines are written together and without waiting, because a write per request is a twelfth of its time. A kill loses the last lines. */
const LOG_OUTPUT = {
  dest: STANDARD_OUTPUT,
  sync: false,
  minLength: 4_096,
  periodicFlush: 200,
  maxLength: 16 * 1024 * 1024,
} as const;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The request id from the shell, so that both logs contain the same id. */
const requestIdFrom = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && UUID.test(header) ? header : undefined;

export const fastifyOptions = (config: Config, headers: SecurityHeaders): FastifyHttpOptions<Server> => ({
  bodyLimit: LARGEST_BODY,
  requestTimeout: config.receiveTimeoutMs,
  http: { headersTimeout: config.receiveTimeoutMs, connectionsCheckingInterval: CHECK_MS },
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
  trustProxy: config.trustedProxies,
  genReqId: ({ headers }) => requestIdFrom(headers['x-request-id']) ?? randomUUID(),
  routerOptions: { maxParamLength: 200 },
  frameworkErrors: (error, request, reply) => sendProblem(error, request, reply.headers(headers)),
  clientErrorHandler: (error, socket) => rejectConnection(error, socket, headers),
  logger: {
    level: config.logLevel,
    stream: destination(LOG_OUTPUT),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
      err: loggedError,
    },
  },
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
});
