import type { FastifyInstance } from 'fastify';
import { UnsupportedContent } from '../errors/common.errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set with `@RouteConfig` on routes that programs other than ours send forms to. */
    takesForms?: boolean;
  }
}

const TYPE = 'application/x-www-form-urlencoded';

/** Lets the plain forms of mail programs through to the routes that say so; everywhere else they are refused. */
export function acceptFormsWhereWanted(server: FastifyInstance): void {
  server.addContentTypeParser(TYPE, { parseAs: 'string', bodyLimit: 10_000 }, (request, body, done) => {
    if (request.routeOptions.config.takesForms)
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    else done(new UnsupportedContent());
  });
}
