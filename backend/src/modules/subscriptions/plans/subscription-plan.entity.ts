import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

/** A plan of businesses. Its price and limits are good for new periods (rule T4). */
@Entity('subscription_plans')
export class SubscriptionPlan {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') slug: string;
  @Column('text') name: string;
  @Column('text') nameNe: string;
  @Column('text') description: string;
  @Column('text') descriptionNe: string;
  /** Whole rupees. */
  @Column('integer') priceMonthly: number;
  @Column('integer') priceYearly: number;
  /** Null is any number. */
  @Column('integer', { nullable: true }) dealLimit: number | null;
  @Column('integer') featuredDealLimit: number;
  @Column('boolean') analyticsAccess: boolean;
  @Column('boolean') prioritySupport: boolean;
  @Column('text', { nullable: true }) stripeProductId: string | null;
  @Column('text', { nullable: true }) stripePriceIdMonthly: string | null;
  @Column('text', { nullable: true }) stripePriceIdYearly: string | null;
  @Column('boolean') isActive: boolean;
  @Column('integer') position: number;
  /** The row of `subscription_plan_terms` with its present price and limits; a trigger sets it. */
  @Column('integer') termsId: number;
  @VersionColumn() version: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
