import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SettingsService } from '../../settings/index.js';
import { reasonToWithhold, type RewardFacts } from './invite-reward.policy.js';
import {
  BOUND,
  IS_INVITED,
  LOCK_BOTH,
  LOCK_REWARDED,
  REOPEN,
  REVERSE_REWARD,
  REWARD,
  REWARD_FACTS,
  WITHHOLD,
} from './invite-rewards.sql.js';

/** The first accepted code of a customer. */
export interface FirstUse {
  passRow: string;
  userId: number;
  vendorId: number;
  redeemedAt: Date;
}

const firstOfMonth = (at: Date): string => `${nepalDay(at).slice(0, 7)}-01`;

/** Rewards of inviters and invited customers (rules IV2 to IV4). */
@Injectable()
export class InviteRewards {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly outbox: Outbox,
  ) {}

  /** Returns true if the customer's first use can still earn a reward. */
  async isInvited(userId: number): Promise<boolean> {
    return (await this.transactions.query(IS_INVITED, [userId])).length > 0;
  }

  /** Credits both customers, once. Call within the transaction that holds the pass. */
  async reward(use: FirstUse): Promise<void> {
    const points = (await this.settings.all())['points.invitation'];
    const [bound] = await this.transactions.query<{ id: number; inviterId: number }>(BOUND, [
      use.userId,
      use.redeemedAt,
    ]);
    if (points === 0 || !bound) return;
    // Batches of deliveries lock customers in any order.
    await this.transactions.lock('invite rewards');
    const both = await this.transactions.query<{ id: number }>(LOCK_BOTH, [[bound.inviterId, use.userId]]);
    if (both.length < 2) return;
    const month = firstOfMonth(use.redeemedAt);
    // A separate statement, so that it counts the rewards of transactions that held the inviter's lock
    // before.
    const [facts] = await this.transactions.query<RewardFacts>(REWARD_FACTS, [
      bound.inviterId,
      use.userId,
      use.vendorId,
      month,
    ]);
    if (!facts) throw new Error('The facts about a reward are not there.');
    const withheld = reasonToWithhold(facts);
    if (withheld) {
      await this.transactions.query(WITHHOLD, [bound.id, use.passRow, withheld]);
      return;
    }
    const given = await this.transactions.query<{ userId: number }>(REWARD, [
      bound.id,
      use.passRow,
      points,
      month,
      facts.slot,
    ]);
    for (const { userId } of given)
      await this.outbox.publish('invite.rewarded', { rewardId: bound.id, userId });
  }

  /** Locks all customers who earned points from the use of a pass. @param passRow the pass's row number */
  async lockRewarded(userId: number, passRow: string): Promise<void> {
    await this.transactions.query(LOCK_REWARDED, [userId, passRow]);
  }

  /** Reverses the reward of a voided use; the next use can earn it. @param passRow the pass's row number */
  async reverse(passRow: string): Promise<void> {
    await this.transactions.query(REVERSE_REWARD, [passRow]);
    await this.transactions.query(REOPEN, [passRow]);
  }
}
