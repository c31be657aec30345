import { Injectable } from '@nestjs/common';
import { Retention } from '../../../common/retention/retention.js';

/**
 * Deletes links 30 days after their end, and invitations 400 days after the customer came by the link, when
 * neither the reward nor its monthly limit needs them. The points ledger remains.
 */
@Injectable()
export class InvitationsRetention {
  constructor(retention: Retention) {
    retention.register(
      {
        name: 'invite-links',
        table: 'invite_links',
        condition: "expires_at < now() - interval '30 days'",
      },
      {
        name: 'invite-rewards',
        table: 'invite_rewards',
        condition: "bound_at < now() - interval '400 days'",
      },
    );
  }
}
