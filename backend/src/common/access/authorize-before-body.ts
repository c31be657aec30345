import type { FastifyInstance } from 'fastify';
import { type Access, assertAccess, assertEnrolled, assertSteppedUp } from './access.policy.js';
import { assertKeyMayCall } from '../api-keys/key-access.policy.js';
import type { Sessions } from './sessions.port.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Callers that the route allows, from `@AllowAccess`. */
    access?: Access;
    /** Set by `@NeedsStepUp`. */
    needsStepUp?: boolean;
    /** Set by `@ForEnrolment`. */
    isForEnrolment?: boolean;
  }
}

/**
 * Denies callers without access to a route (401, 403) before a byte of the body is read, so that a malformed
 * body cannot change the error.
 */
export function authorizeBeforeBody(server: FastifyInstance, sessions: Sessions): void {
  server.addHook('preParsing', async (request) => {
    const {
      access = 'public',
      needsStepUp = false,
      isForEnrolment = false,
      scopes = [],
      testScopes = [],
    } = request.routeOptions.config;
    const { method, sessionUser } = request;
    if (sessionUser?.apiKey)
      return assertKeyMayCall({ method, access, needsStepUp, scopes, testScopes }, sessionUser);
    if (access === 'public' && !needsStepUp) return;
    const user = await sessions.userOf(request);
    assertAccess(access, user);
    if (!isForEnrolment) assertEnrolled(user);
    if (needsStepUp) assertSteppedUp(user);
  });
}
