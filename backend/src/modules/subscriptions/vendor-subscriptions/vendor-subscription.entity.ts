import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BillingCycle } from '../plan-orders/plan-order.policy.js';
import type { PlanSlug, SubscriptionStatus } from './subscription.policy.js';

/** The plan of a business. A business without a row is on the free plan. A trigger stores the terms of a new period. */
@Entity('vendor_subscriptions')
export class VendorSubscription {
  @PrimaryColumn('integer') vendorId: number;
  /** The plan of the running period; free without one. */
  @Column('text', { default: 'free' }) plan: PlanSlug;
  /** The plan that was chosen. */
  @Column('integer', { nullable: true }) subscriptionPlanId: number | null;
  @Column('text', { default: 'pay_later' }) status: SubscriptionStatus;
  @Column('text', { nullable: true }) billingCycle: BillingCycle | null;
  @Column('timestamptz', { nullable: true }) startsAt: Date | null;
  @Column('timestamptz', { nullable: true }) currentPeriodEnd: Date | null;
  @Column('boolean', { default: false }) cancelAtPeriodEnd: boolean;
  @Column('integer', { nullable: true }) nextSubscriptionPlanId: number | null;
  @Column('text', { nullable: true }) nextBillingCycle: BillingCycle | null;
  /** The terms that were sold with the running period. */
  @Column('integer', { nullable: true }) planTermsId: number | null;
  @Column('text', { nullable: true }) stripeCustomerId: string | null;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}
