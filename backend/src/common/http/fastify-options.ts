import { randomUUID } from 'node:crypto';
import { type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../../config/config.js';
import { refuseConnection } from '../errors/refuse-connection.js';
import { sendProblem } from '../errors/send-problem.js';
import { loggedError } from './logged-error.js';

const LARGEST_BODY = 100 * 1024;

export const fastifyOptions = (config: Config): FastifyServerOptions => ({
  bodyLimit: LARGEST_BODY,
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
  trustProxy: config.trustedProxies,
  genReqId: () => randomUUID(),
  routerOptions: { maxParamLength: 200 },
  frameworkErrors: sendProblem,
  clientErrorHandler: refuseConnection,
  logger: {
    level: config.logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
      err: loggedError,
    },
  },
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
});
