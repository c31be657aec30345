import type { FastifyRequest } from 'fastify';
import type { SessionUser } from './session-user.js';

/** Hint cookie without content: its presence means that a session request is worthwhile. Readable by scripts. */
export const SIGNED_IN_COOKIE = 'dobbar_signed_in';

/** The session of a request. The auth module implements it. */
export abstract class Sessions {
  /**
   * Runs at most one statement and stores the result with the request. Returns null without a live session.
   */
  abstract userOf(request: FastifyRequest): Promise<SessionUser | null>;
}
