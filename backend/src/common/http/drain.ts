import type { FastifyInstance } from 'fastify';

/**
 * Closes each connection after its running request while the server stops, so that the shutdown does not wait
 * for idle connections.
 */
export function closeConnectionsWhenStopping(server: FastifyInstance): void {
  let isStopping = false;
  server.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    // Closing while a body arrives would reset the connection before the answer is read: the rest is dropped instead.
    else if (reply.statusCode === 413 && reply.hasHeader('connection')) reply.removeHeader('connection');
    done(null, payload);
  });
}
