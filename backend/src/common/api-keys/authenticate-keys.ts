import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerOfVersion } from '../api-versions/answer-of-version.js';
import { CURRENT_VERSION, deprecationHeaders, knownVersion } from '../api-versions/api-versions.js';
import type { SandboxSettings } from '../../config/sandbox/sandbox-settings.js';
import { RouteMissing } from '../errors/common.errors.js';
import { KeyInvalid } from './key.errors.js';
import type { ApiKeys } from './api-keys.port.js';
import { bearerOf } from './bearer.js';
import type { Scope } from './scopes.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Scopes of which an API key needs one, from `@OpenToKeys`. */
    scopes?: readonly Scope[];
    /** Scopes of which a test key needs one, from `@OpenToTestKeys`. */
    testScopes?: readonly Scope[];
  }

  interface FastifyRequest {
    /** Version of the API that the answer has; undefined for the current one without a header. */
    apiVersion?: string;
  }
}

const VERSION = 'dobbar-version';
const API = '/api/';
const SITEMAP = `${API}sitemap`;

/** Finds the caller of a request with an API key. Cookies that come with a key are not read. */
export function authenticateKeys(
  server: FastifyInstance,
  keys: ApiKeys,
  { isSandbox }: Pick<SandboxSettings, 'isSandbox'>,
): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (hasKey(request)) {
      request.cookies = {};
      request.visitor = null;
    }
    done();
  });

  server.addHook('preParsing', async (request, reply) => {
    if (!request.url.startsWith(API)) return;
    const named = request.headers[VERSION];
    if (named !== undefined) useVersion(request, reply, named);
    const secret = bearerOf(request);
    if (secret === undefined) {
      // The sandbox is for programs with a test key only.
      if (isSandbox) throw new KeyInvalid();
      return;
    }
    request.sessionUser = await keys.callerOf(secret, request, reply);
    // Search engines find nothing in the sandbox.
    if (isSandbox && request.url.startsWith(SITEMAP)) throw new RouteMissing();
    if (named === undefined)
      useVersion(request, reply, request.sessionUser.apiKey?.version ?? CURRENT_VERSION);
  });

  server.addHook('onSend', (request, reply, payload, done) => {
    if (hasKey(request) || namesVersion(request)) keepFromSharedCaches(request, reply);
    done(null, inVersion(request, reply, payload));
  });
}

export const hasKey = (request: FastifyRequest): boolean =>
  request.url.startsWith(API) && bearerOf(request) !== undefined;

/** True if the request names a version: it is never answered from the memory of public responses. */
export const namesVersion = ({ headers }: FastifyRequest): boolean => headers[VERSION] !== undefined;

function useVersion(request: FastifyRequest, reply: FastifyReply, name: string | string[]): void {
  const version = knownVersion(name);
  request.apiVersion = version.name;
  void reply.headers({ [VERSION]: version.name, ...deprecationHeaders(version) });
}

/** The answer as the version of the request had it. */
function inVersion(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const { apiVersion, routeOptions } = request;
  if (apiVersion === undefined || typeof payload !== 'string' || reply.statusCode >= 300) return payload;
  const answer = answerOfVersion(payload, apiVersion, routeOptions.config.answersBefore);
  if (answer === payload) return payload;
  // They belong to the present answer.
  reply.removeHeader('content-length').removeHeader('etag');
  return answer;
}

function keepFromSharedCaches(request: FastifyRequest, reply: FastifyReply): void {
  const control = reply.getHeader('cache-control');
  if (typeof control === 'string') reply.header('cache-control', control.replace(/\bpublic\b/, 'private'));
  // Also an unknown key is told by which scheme the API knows programs.
  if (reply.statusCode === 401) reply.header('www-authenticate', 'Bearer');
}
