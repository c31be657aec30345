import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const FINISH_MS = 5_000;

/**
 * Keeps connections open, except after a response that must end one. While the server stops, it completes pending requests and
 * closes each connection after its response, and connections on which nothing has arrived at once; after five seconds it closes
 * the remaining ones.
 */
export function manageConnections(app: FastifyInstance): void {
  let isStopping = false;
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', (done) => {
    isStopping = true;
    // For Node, a connection that a proxy opened in advance is not idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), FINISH_MS).unref();
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // The proxy requests a close when the backend responds early; here the rest of the body is read instead.
    if (reply.hasHeader('connection')) reply.removeHeader('connection');
    if (isStopping || request.endsConnection) void reply.header('connection', 'close');
    done(null, payload);
  });
}
