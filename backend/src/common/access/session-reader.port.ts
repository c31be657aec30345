import type { SessionUser } from './session-user.js';

export interface StoredSession extends SessionUser {
  /** Seconds since the last visit was stored. */
  untouchedSeconds: number;
}

export interface SessionRules {
  /** True if admins must have a second factor (rule A17). */
  requiresAdminFactor: boolean;
  /** Validity of a step-up in minutes (rule A13). */
  stepUpMinutes: number;
}

/** Reads sessions with their users. The vendors module implements it, because a session includes the business of its user. */
export abstract class SessionReader {
  /**
   * Reads the session in one statement.
   * @param sid the stored hash of the session id
   * @returns undefined without a live session
   */
  abstract find(sid: string, rules: SessionRules): Promise<StoredSession | undefined>;
}
