import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { valuesOf } from '../kinds/facts.js';
import type { Notification } from '../kinds/notification-kind.js';
import { NotificationKinds } from '../kinds/notification-kinds.service.js';
import type { MessageGroup } from '../preferences/message-groups.js';
import { MailMutes } from '../preferences/mail-mutes.service.js';
import { MessagePreferencesService } from '../preferences/message-preferences.service.js';
import { type Recipient, Recipients } from '../recipients.port.js';
import { composeMail, type MailContent } from './compose-mail.js';
import { linkTo } from './links.js';
import { Mailer } from './mailer.service.js';

/** Mails notifications. */
@Injectable()
export class NotificationMails {
  constructor(
    private readonly kinds: NotificationKinds,
    private readonly recipients: Recipients,
    private readonly preferences: MessagePreferencesService,
    private readonly mutes: MailMutes,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /**
   * Sends the mail of a notification, unless the account is erased or has no e-mail, or the group is muted.
   * @param id unique per mail: the id of the event
   */
  async send({ kind, userId, path, facts, file }: Notification, id: string): Promise<void> {
    const recipient = await this.recipients.find(userId);
    const group = this.kinds.rulesOf(kind).mutedBy;
    if (!recipient?.email || (group && (await this.preferences.isMuted(userId, group, 'mail')))) return;
    const mail = composeMail(
      { ...recipient, email: recipient.email },
      {
        translations: this.kinds.translationsOf(kind),
        link: linkTo(this.config.publicUrl, path, recipient.language),
        values: valuesOf(facts, recipient.language),
        mute: group ? this.muteLinks(userId, recipient, group) : undefined,
      },
    );
    await this.mailer.send(file ? { ...mail, attachments: [await file()] } : mail, id);
  }

  private muteLinks(userId: number, { language }: Recipient, group: MessageGroup): MailContent['mute'] {
    const { publicUrl } = this.config;
    return {
      settingsLink: linkTo(publicUrl, '/dashboard/settings', language),
      oneClickLink: `${publicUrl}/api/notifications/unsubscribe?token=${this.mutes.tokenFor(userId, group)}`,
    };
  }
}
