import type { FastifyRequest } from 'fastify';
import type { SessionUser } from './session-user.js';

/** Who is behind a request. The auth module answers. */
export abstract class SessionReader {
  /** One statement at most; null without a live session. The answer is kept for the request. */
  abstract userOf(request: FastifyRequest): Promise<SessionUser | null>;
}
