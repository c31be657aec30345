import type { FastifyInstance } from 'fastify';

/** While the server stops, what is under way is finished and its connection closed behind it, so that none is waited for. */
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
