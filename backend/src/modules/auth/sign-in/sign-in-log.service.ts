import { createHmac } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../../common/errors/app-error.js';
import { Config } from '../../../config/config.js';

/**
 * Writes failed sign-ins to the log. The account is logged as a keyed hash, so that its failures can be
 * grouped without its e-mail.
 */
@Injectable()
export class SignInLog {
  private readonly logger = new Logger(SignInLog.name);

  constructor(private readonly config: Config) {}

  /**
   * @param email as it was typed; null if the account is still unknown
   * @param error its code becomes the reason; errors without a code are not logged
   */
  failed(email: string | null, address: string, error: unknown): void {
    const reason = codeOf(error);
    if (reason === undefined) return;
    const account = email === null ? null : this.hashOf(email);
    this.logger.warn({ account, address, reason }, 'sign-in failed');
  }

  /** Keyed hash that replaces an e-mail in the log. */
  hashOf(email: string): string {
    return createHmac('sha256', this.config.codeSecrets.key('sign-in log'))
      .update(`sign-in-log\0${email.trim().toLowerCase()}`)
      .digest('base64url')
      .slice(0, 22);
  }
}

const codeOf = (error: unknown): string | undefined => (error instanceof AppError ? error.code : undefined);
