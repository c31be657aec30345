import type { FastifyInstance } from 'fastify';
import { MalformedRequest } from '../errors/common.errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set with `@RouteConfig` on routes whose callers sign the bytes they send. */
    keepsRawBody?: boolean;
  }
  interface FastifyRequest {
    /** The unparsed body, on routes with `keepsRawBody`. */
    rawBody?: string;
  }
}

/**
 * JSON is the only body. An empty one is an empty object, `null` is no body; `__proto__` and `constructor` keys are rejected by the parser.
 */
export function acceptOnlyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.keepsRawBody) request.rawBody = body as string;
    if (body === '') done(null, {});
    else
      void parse(request, body as string, (error, value) =>
        value === null && !error ? done(new MalformedRequest()) : done(error, value),
      );
  });
}
