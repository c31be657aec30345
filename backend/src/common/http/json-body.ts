import type { FastifyInstance } from 'fastify';

/**
 * JSON is the only body. An empty one is an empty object; `__proto__` and `constructor` keys are refused by the parser.
 */
export function acceptOnlyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parse(request, body as string, done);
  });
}
