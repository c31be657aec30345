import { randomUUID } from 'node:crypto';
import { type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../../config/config.js';

const LARGEST_BODY = 100 * 1024;

export const fastifyOptions = (config: Config): FastifyServerOptions => ({
  bodyLimit: LARGEST_BODY,
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
  trustProxy: config.trustedProxies,
  genReqId: () => randomUUID(),
  routerOptions: { maxParamLength: 200 },
  logger: {
    level: config.logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
    },
  },
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
});
