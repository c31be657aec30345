import { randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Distinguishes browsers behind the same address; null before the browser's first successful change. */
    visitor: string | null;
  }
}

export const VISITOR_COOKIE = 'dobbar_visitor';

const FORM = /^[\w-]{22}$/;
const YEAR_SECONDS = 365 * 86_400;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Views and clicks are counted without any cookie (rule V3). */
const WITHOUT_COOKIE = '/api/events';

const newVisitor = (): string => randomBytes(16).toString('base64url');

const cookieOptions = (isSecure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: YEAR_SECONDS }) as const;

/** The browser of a request. A browser without a cookie gets one with this response. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  if (request.visitor === null) {
    request.visitor = newVisitor();
    reply.setCookie(VISITOR_COOKIE, request.visitor, cookieOptions(isSecure));
  }
  return request.visitor;
}

/**
 * Reads the visitor cookie, and sets it with the first change that succeeds. Its value is random. A change
 * that fails sets none, so that its repetition has the same idempotency scope.
 */
export function addVisitorCookie(server: FastifyInstance, isSecure: boolean): void {
  server.decorateRequest('visitor', null);

  server.addHook('onRequest', (request, _reply, done) => {
    const value = request.cookies[VISITOR_COOKIE];
    if (value && FORM.test(value)) request.visitor = value;
    done();
  });

  server.addHook('onSend', (request, reply, payload, done) => {
    if (mayBeSet(request, reply))
      reply.header(
        'set-cookie',
        server.serializeCookie(VISITOR_COOKIE, newVisitor(), cookieOptions(isSecure)),
      );
    done(null, payload);
  });
}

const mayBeSet = (request: FastifyRequest, reply: FastifyReply): boolean =>
  request.visitor === null &&
  request.sessionUser?.apiKey === undefined &&
  !SAFE.has(request.method) &&
  reply.statusCode < 400 &&
  request.url.startsWith('/api/') &&
  !request.url.startsWith(WITHOUT_COOKIE);

/** A browser by its cookie, or by its address while it has none. */
export const deviceOf = ({ visitor, ip }: FastifyRequest): string => visitor ?? ip;
