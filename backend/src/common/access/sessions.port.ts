import type { FastifyRequest } from 'fastify';
import type { SessionUser } from './session-user.js';

/** The session of a request. The auth module implements it. */
export abstract class Sessions {
  /** One statement at most; null without a live session. The result is stored with the request. */
  abstract userOf(request: FastifyRequest): Promise<SessionUser | null>;
}
