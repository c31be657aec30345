import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../common/access/session-user.js';
import type { PublicBody } from '../../common/http-cache/public-body.js';
import { Outbox } from '../../common/outbox/outbox.js';
import { Clock } from '../../common/time/clock.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { AuditService } from '../audit/index.js';
import type { ChoosePlanDto } from './dto/subscription.dto.js';
import type { VendorSubscriptionView } from './dto/subscription.view.js';
import {
  ACTIVE_PLANS,
  DUE_STANDINGS,
  LOCKED_STANDING,
  ONE_PLAN,
  OWN_SUBSCRIPTION,
  WRITE_STANDING,
} from './queries/subscription.query.js';
import { PlanMissing } from './subscription.errors.js';
import { afterChoice, afterTime, type ChosenPlan, type Standing } from './subscription.policy.js';

const BATCH = 100;
const TAGS: PublicBody['tags'] = ['plans'];

/** Plans of businesses: which there are, which one has, and what becomes of it (rules E1 to E5). */
@Injectable()
export class VendorSubscriptionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async plans(): Promise<PublicBody> {
    const [row] = await this.transactions.query<{ json: string }>(ACTIVE_PLANS);
    return { json: row?.json ?? '[]', tags: TAGS };
  }

  /** Refuses `plan.not-found` (404). */
  async plan(id: number): Promise<PublicBody> {
    const [row] = await this.transactions.query<{ json: string }>(ONE_PLAN, [id]);
    if (!row) throw new PlanMissing();
    return { json: row.json, tags: TAGS };
  }

  async of(vendorId: number): Promise<VendorSubscriptionView> {
    const [own] = await this.transactions.query<VendorSubscriptionView>(OWN_SUBSCRIPTION, [vendorId]);
    if (!own) throw new Error(`Business ${vendorId} has no entitlements.`);
    return own;
  }

  /** Chooses a plan; a paid one waits for its payment. Refuses `plan.not-found` (404). */
  async choose(
    vendorId: number,
    user: SessionUser,
    { subscriptionPlanId, billingCycle }: ChoosePlanDto,
  ): Promise<VendorSubscriptionView> {
    return this.transactions.run(async () => {
      const [plan] = await this.transactions.query<ChosenPlan>(
        'SELECT id, slug FROM subscription_plans WHERE id = $1 AND is_active',
        [subscriptionPlanId],
      );
      if (!plan) throw new PlanMissing();
      const [before] = await this.transactions.query<Standing>(LOCKED_STANDING, [vendorId]);
      const after = afterChoice(before as Standing, plan, billingCycle);
      await this.write(vendorId, after);
      await this.audit.write({
        actorId: user.id,
        action: 'subscription.chosen',
        subjectType: 'vendor',
        subjectId: vendorId,
        after: { plan: plan.slug, billingCycle },
      });
      return this.of(vendorId);
    });
  }

  /** Settles periods that ended. @returns whether there may be more */
  async settleDue(): Promise<boolean> {
    return this.transactions.run(async () => {
      const due = await this.transactions.query<Standing & { id: number }>(DUE_STANDINGS, [BATCH]);
      for (const { id, ...standing } of due) {
        const after = afterTime(standing, this.clock.now());
        await this.write(id, after);
        await this.outbox.publish('subscription.ended', { vendorId: id, status: after.subscriptionStatus });
      }
      return due.length === BATCH;
    });
  }

  private async write(vendorId: number, standing: Standing): Promise<void> {
    await this.transactions.query(WRITE_STANDING, [
      vendorId,
      standing.plan,
      standing.subscriptionPlanId,
      standing.subscriptionStatus,
      standing.billingCycle,
      standing.currentPeriodEnd,
      standing.cancelAtPeriodEnd,
      standing.nextSubscriptionPlanId,
      standing.nextBillingCycle,
    ]);
  }
}
