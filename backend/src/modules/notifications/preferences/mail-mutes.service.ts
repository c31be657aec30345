import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { MAIL_GROUPS, type MailGroup } from './mail-groups.js';
import { UnsubscribeTokenInvalid } from './notification.errors.js';

/** Mail that was muted with one click, without signing in. The token is good for that and nothing else. */
@Injectable()
export class MailMutes {
  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
  ) {}

  tokenFor(userId: number, group: MailGroup): string {
    const subject = `${userId}.${group}`;
    return `${subject}.${this.signatures(subject)[0]?.toString('base64url')}`;
  }

  /** Refuses `mail.token-invalid` (410). */
  async mute(token: string): Promise<void> {
    const [userId = '', group = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const isRight = this.signatures(`${userId}.${group}`).some(
      (right) => given.length === right.length && timingSafeEqual(given, right),
    );
    if (!isRight || !MAIL_GROUPS.includes(group as MailGroup)) throw new UnsubscribeTokenInvalid();
    await this.transactions.query(
      `UPDATE users SET muted_mail = muted_mail || $2::text, updated_at = now()
       WHERE id = $1 AND erased_at IS NULL AND NOT muted_mail @> ARRAY[$2::text]`,
      [Number(userId), group],
    );
  }

  /** The first is that of new mails. */
  private signatures(subject: string): Buffer[] {
    return this.config.codeSecrets
      .keys('mail mutes')
      .map((key) => createHmac('sha256', key).update(`mute\0${subject}`).digest());
  }
}
