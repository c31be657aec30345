import type { FastifyInstance } from 'fastify';
import { type Access, assertAccess } from './access.policy.js';
import type { SessionReader } from './sessions.port.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route, as `@AllowAccess` says. */
    access?: Access;
  }
}

/** Whoever may not call a route is refused (401, 403) before a byte of the body is read, however it is malformed. */
export function askBeforeBody(server: FastifyInstance, sessions: SessionReader): void {
  server.addHook('preParsing', async (request) => {
    const { access = 'public' } = request.routeOptions.config;
    if (access !== 'public') assertAccess(access, await sessions.userOf(request));
  });
}
