import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EventType } from '../../../common/outbox/domain-events.js';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { User } from '../../auth/index.js';
import { InboxService } from '../inbox/inbox.service.js';
import { linkTo } from '../mail/links.js';
import { MailMutes } from '../preferences/mail-mutes.service.js';
import { MAIL_LANE, Mailer } from '../mail/mailer.service.js';
import { composeMail, type MailContent } from '../mail/compose-mail.js';
import { GROUP_OF, MAILED_ONLY, type Notice, valuesOf } from './notice.js';
import { NoticesQuery, QUESTIONS } from './notices.service.js';

/**
 * Tells people what concerns them: in the product, and by mail unless they muted it. Two listeners to each event, so that a mail
 * server that is down keeps back the mail alone.
 */
@Injectable()
export class NoticesConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly transactions: Transactions,
    private readonly notices: NoticesQuery,
    private readonly inbox: InboxService,
    private readonly mutes: MailMutes,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    for (const type of Object.keys(QUESTIONS) as EventType[]) {
      this.consumers.on(type, 'inbox', async (event) => {
        const notice = await this.notices.read(type, event);
        if (notice && !MAILED_ONLY.has(notice.kind)) await this.inbox.put(notice);
      });
      this.consumers.onOutside(type, 'notice-mail', MAIL_LANE, async (event, eventId) => {
        const notice = await this.notices.read(type, event);
        if (notice) await this.mail(notice, eventId);
      });
    }
  }

  private async mail(notice: Notice, eventId: string): Promise<void> {
    const user = await this.transactions.of(User).findOneBy({ id: notice.userId });
    const group = GROUP_OF[notice.kind];
    if (!user || user.erasedAt || (group && user.mutedMail.includes(group))) return;
    const content: MailContent = {
      kind: notice.kind,
      link: linkTo(this.config.publicUrl, notice.path, user.language),
      values: valuesOf(notice.facts, user.language),
      mute: group
        ? {
            settingsLink: linkTo(this.config.publicUrl, '/dashboard/settings', user.language),
            oneClickLink: `${this.config.publicUrl}/api/notifications/unsubscribe?token=${this.mutes.tokenFor(user.id, group)}`,
          }
        : undefined,
    };
    await this.mailer.send(composeMail(user, content), eventId);
  }
}
