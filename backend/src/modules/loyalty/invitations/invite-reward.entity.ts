import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { WithheldReward } from './invite-reward.policy.js';

/** The inviter of a customer, and the reward of both at the invited customer's first use (rule IV2). */
@Entity('invite_rewards')
export class InviteReward {
  @PrimaryGeneratedColumn('identity', { type: 'integer' }) id: number;
  /** Null after the link was deleted. */
  @Column('integer', { nullable: true }) linkId: number | null;
  @Column('integer') inviterId: number;
  @Column('integer') invitedId: number;
  @Column('timestamptz', { default: () => 'now()' }) boundAt: Date;
  /** The use that decided about the reward. */
  @Column('bigint', { nullable: true }) passId: string | null;
  /** Points for each of the two. */
  @Column('integer', { nullable: true }) points: number | null;
  /** The first day of the month in Nepal, and the number of the reward within it. */
  @Column('date', { nullable: true }) month: string | null;
  @Column('smallint', { nullable: true }) slot: number | null;
  @Column('timestamptz', { nullable: true }) rewardedAt: Date | null;
  @Column('text', { nullable: true }) withheld: WithheldReward | null;
}
