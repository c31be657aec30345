import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { WithheldReward } from './invite-reward.policy.js';

/** Who invited a customer, and what both got for the first use of the invited one (rule IV2). */
@Entity('invite_rewards')
export class InviteReward {
  @PrimaryGeneratedColumn('identity', { type: 'integer' }) id: number;
  /** Null once the link was deleted. */
  @Column('integer', { nullable: true }) linkId: number | null;
  @Column('integer') inviterId: number;
  @Column('integer') invitedId: number;
  @Column('timestamptz', { default: () => 'now()' }) boundAt: Date;
  /** The use that decided about the reward. */
  @Column('bigint', { nullable: true }) passId: string | null;
  /** What each of the two got. */
  @Column('integer', { nullable: true }) points: number | null;
  /** The first day of the month in Nepal, and the number of the reward within it. */
  @Column('date', { nullable: true }) month: string | null;
  @Column('smallint', { nullable: true }) slot: number | null;
  @Column('timestamptz', { nullable: true }) rewardedAt: Date | null;
  @Column('text', { nullable: true }) withheld: WithheldReward | null;
}
