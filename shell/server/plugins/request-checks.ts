import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_METHODS } from './backend-proxy';
import { sendError } from './problem';
import { MALFORMED_PATH, readRequestTarget } from './request-target';

declare module 'fastify' {
  interface FastifyRequest {
    /** True if the connection is closed after the response. */
    endsConnection: boolean;
  }
}

const countHosts = (names: readonly string[]): number => {
  let count = 0;
  for (let at = 0; at < names.length; at += 2) if (names[at]?.toLowerCase() === 'host') count += 1;
  return count;
};

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** A GET with a body has no defined meaning, and two servers may disagree about its end. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

const isMalformed = (request: FastifyRequest): boolean => {
  if (request.url === MALFORMED_PATH || (isReading(request) && hasBody(request))) return true;
  const hosts = countHosts(request.raw.rawHeaders);
  return hosts > 1 || (hosts === 0 && request.raw.httpVersion === '1.1');
};

const allowedAt = (path: string): string =>
  /^\/(api|media)(\/|\?|$)/.test(path) ? API_METHODS.join(', ') : 'GET, HEAD';

/** Rejects malformed requests before routing, and redirects paths with duplicate slashes. */
export function checkRequests(app: FastifyInstance): void {
  app.decorateRequest('endsConnection', false);

  app.addHook('onRequest', (request, reply, done) => {
    if (isMalformed(request)) {
      request.endsConnection = true;
      return void sendError(reply, 400);
    }
    const target = readRequestTarget(request.url);
    if (target.kind === 'moved')
      return void (isReading(request) ? reply.redirect(target.to, 301) : sendError(reply, 400));
    if (request.is404) return void sendError(reply.header('allow', allowedAt(request.url)), 405);
    done();
  });
}
