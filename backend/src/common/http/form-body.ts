import type { FastifyInstance } from 'fastify';
import { UnsupportedContent } from '../errors/common.errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set with `@RouteConfig` on routes that receive forms from other programs. */
    takesForms?: boolean;
  }
}

const TYPE = 'application/x-www-form-urlencoded';

/** Accepts form-encoded bodies on routes that declare it; all other routes reject them. */
export function acceptFormsWhereWanted(server: FastifyInstance): void {
  server.addContentTypeParser(TYPE, { parseAs: 'string', bodyLimit: 10_000 }, (request, body, done) => {
    if (request.routeOptions.config.takesForms)
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    else done(new UnsupportedContent());
  });
}
