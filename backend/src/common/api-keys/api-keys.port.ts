import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '../access/session-user.js';

/** The API keys. The integrations module implements it. */
export abstract class ApiKeys {
  /**
   * Finds the caller that a key acts for, and counts the call.
   * @throws key.invalid (401), key.address-not-allowed (403), request.too-many (429)
   */
  abstract callerOf(secret: string, request: FastifyRequest, reply: FastifyReply): Promise<SessionUser>;
}
