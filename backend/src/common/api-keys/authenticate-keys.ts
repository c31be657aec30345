import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiKeys } from './api-keys.port.js';
import { assertKnownVersion, CURRENT_VERSION } from './api-version.js';
import { bearerOf } from './bearer.js';
import type { Scope } from './scopes.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Scopes of which an API key needs one, from `@OpenToKeys`. */
    scopes?: readonly Scope[];
  }
}

const VERSION = 'dobbar-version';
const API = '/api/';

/** Finds the caller of a request with an API key. Cookies that come with a key are not read. */
export function authenticateKeys(server: FastifyInstance, keys: ApiKeys): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (hasKey(request)) {
      request.cookies = {};
      request.visitor = null;
    }
    done();
  });

  server.addHook('preParsing', async (request, reply) => {
    if (!request.url.startsWith(API)) return;
    const version = request.headers[VERSION];
    if (version !== undefined) assertKnownVersion(version);
    const secret = bearerOf(request);
    if (secret === undefined) return;
    request.sessionUser = await keys.callerOf(secret, request, reply);
    reply.header(VERSION, version ?? request.sessionUser.apiKey?.version ?? CURRENT_VERSION);
  });

  server.addHook('onSend', (request, reply, payload, done) => {
    if (hasKey(request)) keepFromSharedCaches(request, reply);
    done(null, payload);
  });
}

export const hasKey = (request: FastifyRequest): boolean =>
  request.url.startsWith(API) && bearerOf(request) !== undefined;

function keepFromSharedCaches(request: FastifyRequest, reply: FastifyReply): void {
  const control = reply.getHeader('cache-control');
  if (typeof control === 'string') reply.header('cache-control', control.replace(/\bpublic\b/, 'private'));
  // Also an unknown key is told by which scheme the API knows programs.
  if (reply.statusCode === 401) reply.header('www-authenticate', 'Bearer');
}
