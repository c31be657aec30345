import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Outbox } from '../../common/outbox/outbox.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { TokenInvalid } from './auth.errors.js';

const VALID_HOURS = 48;
const hashed = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Proves that a mailbox is somebody's own. Tokens are stored hashed and work once. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Makes a new token; earlier ones of this account stop working. Valid for 48 hours. */
  async issueToken(userId: number): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    await this.transactions.run(async () => {
      await this.transactions.query(
        "DELETE FROM user_tokens WHERE user_id = $1 AND purpose = 'verify-email'",
        [userId],
      );
      await this.transactions.query(
        `INSERT INTO user_tokens (token_hash, user_id, purpose, expires_at) VALUES ($1, $2, 'verify-email', now() + make_interval(hours => $3))`,
        [hashed(token), userId, VALID_HOURS],
      );
    });
    return token;
  }

  /** Refuses `auth.token-invalid` (410) when the token is unknown, used or too old. */
  async verify(token: string): Promise<void> {
    const verified = await this.transactions.query(
      `WITH used AS (DELETE FROM user_tokens WHERE token_hash = $1 AND purpose = 'verify-email' RETURNING user_id, expires_at)
       UPDATE users SET email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
       FROM used WHERE users.id = used.user_id AND used.expires_at > now() RETURNING users.id`,
      [hashed(token)],
    );
    if (verified.length === 0) throw new TokenInvalid();
  }

  /** Sends the mail again. */
  async resend(userId: number): Promise<void> {
    await this.transactions.run(() => this.outbox.publish('user.signed-up', { userId }));
  }
}
