import compress from '@fastify/compress';
import createFastify, { type FastifyInstance } from 'fastify';
import type { PageCache } from './cache/page-cache';
import { tellSharedCaches } from './cdn/shared-caches';
import { log } from './log';
import { proxyToBackend } from './plugins/backend-proxy';
import { manageConnections } from './plugins/connections';
import { sendError } from './plugins/problem';
import { ConnectionRejecter } from './plugins/reject-connection';
import { checkRequests } from './plugins/request-checks';
import { addSecurityHeaders, securityHeaderLines } from './plugins/security-headers';
import { serverOptions } from './plugins/server-options';
import type { PageRenderer } from './render/page-renderer';
import { serveBuiltFiles } from './routes/built-files';
import { serveForms } from './routes/forms';
import { serveFailureReports } from './routes/failure-reports';
import { servePages } from './routes/pages';
import type { ReleaseCounts } from './releases/release-counts';
import { serveSiteFiles, type SiteFileSources } from './routes/site-files';
import { traceIdOf } from './telemetry/trace-ids';

export interface AppSources extends SiteFileSources {
  readonly renderer: PageRenderer;
  readonly pages: PageCache;
  readonly counts: ReleaseCounts;
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return sendError(reply, statusCode);
    log('request failed', {
      path: request.url.split('?')[0],
      reason: error.stack ?? String(error),
      requestId: request.id,
      traceId: traceIdOf(request),
    });
    return sendError(reply, statusCode);
  });
}

/** Creates the server of the shell with all plugins and routes. */
export async function createApp(sources: AppSources): Promise<FastifyInstance> {
  const { config, renderer } = sources;
  const rejecter = new ConnectionRejecter();
  const app = createFastify(serverOptions(config, rejecter));
  rejecter.watch(app.server);
  answerErrors(app);
  await addSecurityHeaders(app, config);
  tellSharedCaches(app, config.cdn);
  manageConnections(app);
  checkRequests(app);
  await app.register(compress, { global: false });
  await proxyToBackend(app, config);
  await serveBuiltFiles(app, config.webFolder);
  await serveForms(app, config, renderer);
  serveSiteFiles(app, sources);
  await serveFailureReports(app, config, sources);
  servePages(app, config, sources);
  await app.ready();
  rejecter.headerLines = await securityHeaderLines(app);
  return app;
}
