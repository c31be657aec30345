import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body exceeded what any address of the API accepts. */
    hasTooLargeBody: boolean;
  }
}

/** More than the largest upload with its form fields. */
const MAX_BODY_BYTES = 9 * 1024 * 1024;

/** What is read and dropped of a body that is too large: closing earlier resets the connection before the answer is read. */
const MAX_DROPPED_BYTES = 2 * MAX_BODY_BYTES;
/** How long a visitor who announces such a body is waited for. */
const DROP_MS = 1_000;

class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/**
 * A body as it arrives, for the backend. When the backend answers early, the rest is read and dropped, so that the
 * visitor gets the answer instead of a reset; when the visitor leaves early, the backend never sees the body as whole.
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

/** Calls back when the body has been read and dropped, or when that takes too long or too much. */
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

/** Bounds the bodies that go to the backend, and keeps them apart from the visitor's connection. */
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
