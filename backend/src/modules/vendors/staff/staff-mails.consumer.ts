import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StaffRole } from '../../../common/access/session-user.js';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { Config } from '../../../config/config.js';
import { composeMail, linkTo, MAIL_LANE, Mailer } from '../../notifications/index.js';
import { InvitationsService } from './invitations.service.js';
import { en } from './staff-translations-en.js';
import { ne } from './staff-translations-ne.js';

const INVITATION = { en: en['staff-invited'], ne: ne['staff-invited'] };

const ROLES: Record<'en' | 'ne', Record<StaffRole, string>> = {
  en: { owner: 'owner', manager: 'manager', counter: 'counter staff' },
  ne: { owner: 'मालिक', manager: 'व्यवस्थापक', counter: 'काउन्टर कर्मचारी' },
};

/** Mails invitations. The token is created with the mail, so that stored data cannot be used to accept an invitation. */
@Injectable()
export class StaffMailsConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly invitations: InvitationsService,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.consumers.onOutside(
      'staff.invited',
      'staff-invitation-mail',
      MAIL_LANE,
      async ({ invitationId }, eventId) => {
        const mail = await this.invitations.prepareMail(invitationId);
        if (!mail) return;
        const link = linkTo(this.config.publicUrl, `/staff-invitation?token=${mail.token}`, mail.language);
        const values = {
          business: mail.business,
          inviter: mail.inviter,
          role: ROLES[mail.language][mail.role],
        };
        await this.mailer.send(composeMail(mail, { translations: INVITATION, link, values }), eventId);
      },
    );
  }
}
