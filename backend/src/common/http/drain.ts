import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes each connection after its running request while the server stops, so that the shutdown does not wait
 * for idle connections.
 */
export function closeConnectionsWhenStopping(server: FastifyInstance): void {
  let isStopping = false;
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.addHook('preClose', (done) => {
    isStopping = true;
    // For Node, a connection that a proxy opened in advance is not idle: it would be awaited until its time limit for a request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    // Closing while a body is received would reset the connection before the client reads the response, so
    // the rest of the body is discarded.
    else if (reply.statusCode === 413 && reply.hasHeader('connection')) reply.removeHeader('connection');
    done(null, payload);
  });
}
