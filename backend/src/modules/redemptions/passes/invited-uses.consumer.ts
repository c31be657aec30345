import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type FirstUse, InviteRewards } from '../../loyalty/index.js';
import { FIRST_USE } from './invited-uses.sql.js';

/** Rewards an invitation at the first use by the invited customer (rule IV2). */
@Injectable()
export class InvitedUsesConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly transactions: Transactions,
    private readonly rewards: InviteRewards,
  ) {}

  onModuleInit(): void {
    this.consumers.on('pass.redeemed', 'invite-reward', async ({ passId, userId }) => {
      if (!(await this.rewards.isInvited(userId))) return;
      const [use] = await this.transactions.query<FirstUse>(FIRST_USE, [passId]);
      if (use) await this.rewards.reward(use);
    });
  }
}
