import type { FastifyInstance } from 'fastify';
import { type Access, assertAccess, assertEnrolled, assertSteppedUp } from './access.policy.js';
import type { Sessions } from './sessions.port.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route, as `@AllowAccess` says. */
    access?: Access;
    /** As `@NeedsStepUp` says. */
    needsStepUp?: boolean;
    /** As `@ForEnrolment` says. */
    isForEnrolment?: boolean;
  }
}

/** Whoever may not call a route is rejected (401, 403) before a byte of the body is read, however it is malformed. */
export function authorizeBeforeBody(server: FastifyInstance, sessions: Sessions): void {
  server.addHook('preParsing', async (request) => {
    const { access = 'public', needsStepUp = false, isForEnrolment = false } = request.routeOptions.config;
    if (access === 'public' && !needsStepUp) return;
    const user = await sessions.userOf(request);
    assertAccess(access, user);
    if (!isForEnrolment) assertEnrolled(user);
    if (needsStepUp) assertSteppedUp(user);
  });
}
