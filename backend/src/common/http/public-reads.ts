import type { FastifyInstance } from 'fastify';

const EXPOSED = [
  ...['Link', 'X-Total-Count', 'X-Total-Relation', 'X-Search', 'X-Request-Id'],
  ...['RateLimit', 'RateLimit-Policy', 'Retry-After', 'Dobbar-Version'],
].join(', ');

/**
 * Lets scripts of any site read public data. Browsers send no cookie with such a request, and no header that
 * needs a preflight, such as an API key, which does not belong in a browser.
 */
export function openPublicReads(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const isPublicRead =
      request.routeOptions.config.access === 'public' &&
      request.method === 'GET' &&
      request.url.startsWith('/api/');
    if (isPublicRead)
      reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED });
    done();
  });
}
