import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { authorizeBeforeBody } from './common/access/authorize-before-body.js';
import { ApiKeys } from './common/api-keys/api-keys.port.js';
import { authenticateKeys } from './common/api-keys/authenticate-keys.js';
import { Sessions } from './common/access/sessions.port.js';
import { ProblemFilter } from './common/errors/problem.filter.js';
import { compressResponses } from './common/http/compression.js';
import { closeConnectionsWhenStopping } from './common/http/drain.js';
import { fastifyOptions } from './common/http/fastify-options.js';
import { Metrics } from './common/metrics/metrics.js';
import { acceptFilesOnUploadRoutes } from './common/http/multipart-body.js';
import { acceptFormsWhereWanted } from './common/http/form-body.js';
import { acceptOnlyJson } from './common/http/json-body.js';
import { openPublicReads } from './common/http/public-reads.js';
import { addRequestHooks } from './common/http/request-hooks.js';
import { drainRestOfBody } from './common/http/rest-of-body.js';
import { addSecurityHeaders, securityHeadersOf } from './common/http/security-headers.js';
import { RequestLogger } from './common/http/request-logger.js';
import { addVisitorCookie } from './common/http/visitor-cookie.js';
import { PublicCache } from './common/http-cache/public-cache.js';
import { validationPipe } from './common/validation/validation.pipe.js';
import { Config } from './config/config.js';

/** Paths outside of the API: operations and images. */
const BESIDE_API = [
  ...['health/live', 'health/ready', 'metrics', 'cache/changes', 'internal/sandbox-keys/:id'],
  'internal/releases',
  ...['media/:id/:file', 'media/covers/:version/:file', 'media/covers/:version/ticket/:file'],
];

/** Creates the application for production and tests. It does not listen yet. */
export async function createApp(env: NodeJS.ProcessEnv = process.env): Promise<NestFastifyApplication> {
  const ownConfig = new Config(env);
  const headers = await securityHeadersOf(ownConfig);
  const adapter = new FastifyAdapter(fastifyOptions(ownConfig, headers));
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(env), adapter, {
    bodyParser: false,
    logger: ['error', 'warn'],
  });
  const server = app.getHttpAdapter().getInstance();
  addSecurityHeaders(server, headers);
  await compressResponses(server);
  await app.register(fastifyCookie);
  addVisitorCookie(server, ownConfig.isSecure);
  app.useLogger(new RequestLogger(server.log));
  openPublicReads(server);
  authenticateKeys(server, app.get(ApiKeys), ownConfig.sandbox);
  authorizeBeforeBody(server, app.get(Sessions));
  acceptOnlyJson(server);
  acceptFormsWhereWanted(server);
  await acceptFilesOnUploadRoutes(server);
  drainRestOfBody(server);
  closeConnectionsWhenStopping(server);
  addRequestHooks(server, app.get(Config), app.get(PublicCache), app.get(Metrics));
  app.setGlobalPrefix('api', { exclude: BESIDE_API });
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ProblemFilter());
  app.enableShutdownHooks();
  return app;
}
