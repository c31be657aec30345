import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { MESSAGE_GROUPS, type MessageGroup } from './message-groups.js';
import { Recipients } from '../recipients.port.js';
import { MessagePreferencesService } from './message-preferences.service.js';
import { UnsubscribeTokenInvalid } from './notification.errors.js';

/** Mutes a group of mails with one click and without signing in. The token allows nothing else. */
@Injectable()
export class MailMutes {
  constructor(
    private readonly config: Config,
    private readonly recipients: Recipients,
    private readonly preferences: MessagePreferencesService,
  ) {}

  tokenFor(userId: number, group: MessageGroup): string {
    const subject = `${userId}.${group}`;
    return `${subject}.${this.signatures(subject)[0]?.toString('base64url')}`;
  }

  /** @throws mail.token-invalid (410) */
  async mute(token: string): Promise<void> {
    const [userId = '', group = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const isRight = this.signatures(`${userId}.${group}`).some(
      (right) => given.length === right.length && timingSafeEqual(given, right),
    );
    if (!isRight || !MESSAGE_GROUPS.includes(group as MessageGroup)) throw new UnsubscribeTokenInvalid();
    if (await this.recipients.find(Number(userId)))
      await this.preferences.change(Number(userId), { mail: { [group]: false } });
  }

  /** The first is that of new mails. */
  private signatures(subject: string): Buffer[] {
    return this.config.codeSecrets
      .keys('mail mutes')
      .map((key) => createHmac('sha256', key).update(`mute\0${subject}`).digest());
  }
}
