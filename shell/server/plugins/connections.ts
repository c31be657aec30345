import type { FastifyInstance } from 'fastify';

const FINISH_MS = 5_000;

/**
 * Keeps connections open except behind an answer that ends one. While the server stops, requests under way are
 * finished and every connection is closed behind its answer; after five seconds the rest is closed.
 */
export function manageConnections(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    setTimeout(() => app.server.closeAllConnections(), FINISH_MS).unref();
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // The proxy closes when the backend answers early; here the rest of the body is read instead.
    if (reply.hasHeader('connection')) reply.removeHeader('connection');
    if (isStopping || request.endsConnection) void reply.header('connection', 'close');
    done(null, payload);
  });
}
