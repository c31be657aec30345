import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** True if the body exceeds the maximum of every API address. */
    hasTooLargeBody: boolean;
  }
}

/** Larger than the largest upload with its form fields. */
const MAX_BODY_BYTES = 9 * 1024 * 1024;

/**
 * Maximum size of a rejected body that is read and discarded. Closing earlier would reset the connection before the visitor
 * reads the response.
 */
const MAX_DROPPED_BYTES = 2 * MAX_BODY_BYTES;
/** Maximum time for discarding a body whose announced length is too large. */
const DROP_MS = 1_000;

class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/**
 * Streams a body to the backend. If the backend responds early, the rest is read and discarded, so that the visitor receives
 * the response instead of a reset. If the visitor disconnects, the backend receives an aborted body.
 */
function bodyOf(request: FastifyRequest, raw: IncomingMessage): Transform {
  let size = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      request.hasTooLargeBody = size > MAX_BODY_BYTES;
      done(request.hasTooLargeBody ? new BodyTooLarge() : null, chunk);
    },
  });
  const drop = (chunk: Buffer): void => {
    size += chunk.length;
    if (size > MAX_DROPPED_BYTES) raw.socket.destroySoon();
  };
  raw.once('close', () => raw.complete || body.destroy(new Error('the visitor left')));
  body.once('close', () => raw.unpipe(body) && raw.on('data', drop).resume());
  body.on('error', () => {});
  return raw.pipe(body);
}

/** Calls back when the body has been read and discarded, or when a time or size limit is reached. */
function dropBody(raw: IncomingMessage, done: () => void): void {
  let size = 0;
  let isOver = false;
  const timer = setTimeout(end, DROP_MS);
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_DROPPED_BYTES) end();
  });
  raw.once('end', end).once('close', end);

  function end(): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    done();
  }
}

/** Limits the size of bodies for the backend and decouples them from the visitor's connection. */
export function streamBodies(scope: FastifyInstance): void {
  scope.decorateRequest('hasTooLargeBody', false);
  scope.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done(null, payload);
    const isTooLarge = Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES;
    if (!isTooLarge) return done(null, bodyOf(request, request.raw));
    request.endsConnection = true;
    dropBody(request.raw, () => done(new BodyTooLarge()));
  });
}
