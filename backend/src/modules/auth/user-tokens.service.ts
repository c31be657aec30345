import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/transactions/transactions.js';
import { DELETE_EARLIER, DELETE_OF_PURPOSES, INSERT, OWNER, USE } from './user-tokens.sql.js';

export type TokenPurpose =
  | 'verify-email'
  | 'reset-password'
  | 'second-factor'
  | 'change-email'
  | 'stop-email-change'
  | 'end-sessions'
  | 'reset-factors';

const VALID_MINUTES: Record<TokenPurpose, number> = {
  'verify-email': 48 * 60,
  'reset-password': 30,
  'second-factor': 10,
  'change-email': 48 * 60,
  'stop-email-change': 72 * 60,
  'end-sessions': 7 * 24 * 60,
  'reset-factors': 30,
};

/**
 * Purposes of which each mail has a separate token, so that a later sign-in does not invalidate the link of
 * an earlier mail.
 */
const KEPT_BESIDE: ReadonlySet<TokenPurpose> = new Set(['end-sessions']);

const hashed = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Tokens that prove access to a mailbox or the first step of a sign-in. Stored hashed; each works once. */
@Injectable()
export class UserTokens {
  constructor(private readonly transactions: Transactions) {}

  /** Invalidates earlier tokens of the account for the same purpose, except those that end sessions. */
  async issue(userId: number, purpose: TokenPurpose): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    await this.transactions.run(async () => {
      if (!KEPT_BESIDE.has(purpose)) await this.transactions.query(DELETE_EARLIER, [userId, purpose]);
      await this.transactions.query(INSERT, [hashed(token), userId, purpose, VALID_MINUTES[purpose]]);
    });
    return token;
  }

  /** Deletes the tokens of the account for these purposes. Call within a transaction. */
  async revoke(userId: number, purposes: readonly TokenPurpose[]): Promise<void> {
    await this.transactions.query(DELETE_OF_PURPOSES, [userId, purposes]);
  }

  /**
   * Reads a token without using it.
   * @returns its owner, null if it is unknown, used or expired
   */
  async ownerOf(token: string, purpose: TokenPurpose): Promise<number | null> {
    const [row] = await this.transactions.query<{ userId: number }>(OWNER, [hashed(token), purpose]);
    return row?.userId ?? null;
  }

  /**
   * Uses the token; of two concurrent requests only one succeeds.
   * @returns as `ownerOf`
   */
  async use(token: string, purpose: TokenPurpose): Promise<number | null> {
    const [row] = await this.transactions.query<{ userId: number; isValid: boolean }>(USE, [
      hashed(token),
      purpose,
    ]);
    return row?.isValid ? row.userId : null;
  }
}
