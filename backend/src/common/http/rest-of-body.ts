import type { FastifyInstance } from 'fastify';

/** Maximum number of bytes read of a body after its response. Uploads end at 8 MB. */
const MAX_DRAINED_BYTES = 16 * 1024 * 1024;

/**
 * Keeps the connection open while a client still sends the body of a request that already has its response:
 * closing it at once resets the connection, and the client never reads the response. Beyond the limit the
 * connection is closed.
 */
export function drainRestOfBody(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    if (!raw.complete && !raw.destroyed && hasBody(raw.headers)) {
      reply.removeHeader('connection');
      let drained = 0;
      raw.on('data', (chunk: Buffer | string) => {
        drained += chunk.length;
        if (drained > MAX_DRAINED_BYTES) raw.socket.destroy();
      });
      raw.on('error', () => undefined);
      raw.resume();
    }
    done(null, payload);
  });
}

const hasBody = (headers: NodeJS.Dict<string | string[]>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
