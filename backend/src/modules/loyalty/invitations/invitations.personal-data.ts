import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { InviteLink } from './invite-link.entity.js';
import { InviteReward } from './invite-reward.entity.js';
import { OWN_LINKS, OWN_REWARDS } from './invitations-personal-data.sql.js';

/**
 * Exports invitations. Links are erased with the account; granted rewards remain, because they contain only
 * ids and sums (rules A8, A9).
 */
@Injectable()
export class InvitationsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'invitations',
      read: async (userId) => ({
        links: await transactions.query(OWN_LINKS, [userId]),
        rewards: await transactions.query(OWN_REWARDS, [userId]),
      }),
      erase: async (userId) => {
        const rewards = transactions.of(InviteReward);
        await rewards.delete({ inviterId: userId, rewardedAt: IsNull() });
        await rewards.delete({ invitedId: userId, rewardedAt: IsNull() });
        await transactions.of(InviteLink).delete({ inviterId: userId });
      },
    });
  }
}
