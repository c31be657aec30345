import { Injectable, Logger } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { attempt } from '../../../common/jobs/attempt.js';
import type { PublicBody } from '../../../common/http-cache/public-body.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import type { ChoosePlanDto } from './subscription.dto.js';
import type { VendorSubscriptionView } from './subscription.view.js';
import { ACTIVE_PLANS, OFFERED_PLAN, ONE_PLAN, OWN_SUBSCRIPTION } from './subscription.sql.js';
import { creditOf } from '../plan-orders/plan-order.policy.js';
import { PlanOrdersService } from '../plan-orders/plan-orders.service.js';
import { subscriptionSummary, type SubscriptionFacts } from './subscription-summary.js';
import { PlanMissing } from '../subscription.errors.js';
import { SubscriptionPeriods } from './subscription-periods.service.js';
import {
  afterChoice,
  afterTime,
  changeByChoice,
  type ChosenPlan,
  type SubscriptionState,
} from './subscription.policy.js';

interface OfferedPlan extends ChosenPlan {
  planTermsId: number;
  monthly: number;
  yearly: number;
}

const BATCH = 100;
const TAGS: PublicBody['tags'] = ['plans'];

/** Reads, chooses and settles the plans of businesses (rules E1 to E5, VB1 to VB4). */
@Injectable()
export class VendorSubscriptionsService {
  private readonly logger = new Logger(VendorSubscriptionsService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly orders: PlanOrdersService,
    private readonly periods: SubscriptionPeriods,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async plans(): Promise<PublicBody> {
    const [row] = await this.transactions.query<{ json: string }>(ACTIVE_PLANS);
    return { json: row?.json ?? '[]', tags: TAGS };
  }

  /** Rejects `plan.not-found` (404). */
  async plan(id: number): Promise<PublicBody> {
    const [row] = await this.transactions.query<{ json: string }>(ONE_PLAN, [id]);
    if (!row) throw new PlanMissing();
    return { json: row.json, tags: TAGS };
  }

  async of(vendorId: number): Promise<VendorSubscriptionView> {
    const now = this.clock.now();
    const [own] = await this.transactions.query<SubscriptionFacts>(OWN_SUBSCRIPTION, [vendorId, now]);
    if (!own) throw new Error(`Business ${vendorId} has no entitlements.`);
    return subscriptionSummary(own, now);
  }

  /**
   * Chooses a plan and places an order if a payment is due. A larger plan changes nothing before it is paid.
   * Rejects `plan.not-found` (404).
   */
  async choose(
    vendorId: number,
    user: SessionUser,
    { subscriptionPlanId, billingCycle }: ChoosePlanDto,
  ): Promise<VendorSubscriptionView> {
    return this.transactions.run(async () => {
      const owner = { userId: user.id, vendorId };
      await this.orders.takeTurn(owner);
      const [plan] = await this.transactions.query<OfferedPlan>(OFFERED_PLAN, [subscriptionPlanId]);
      if (!plan) throw new PlanMissing();
      const now = this.clock.now();
      const standing = await this.periods.standingOf(vendorId);
      const isPaidAhead = (await this.periods.ahead(vendorId, now)) !== null;
      const change = changeByChoice(standing, plan, billingCycle, isPaidAhead, now);
      if (change !== 'upgrade') await this.periods.write(vendorId, afterChoice(standing, plan, billingCycle));
      if (change === null) await this.orders.closeOpen(owner, null);
      else {
        const price = plan[billingCycle];
        const unused = change === 'upgrade' ? await this.periods.unused(vendorId, standing, now) : [];
        const credit = creditOf(unused, price, now);
        await this.orders.place(owner, {
          change,
          billingCycle,
          price,
          credit,
          planTermsId: plan.planTermsId,
        });
      }
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

  /**
   * Settles ended periods: those that were paid early begin. One that cannot be settled delays no other.
   * @returns true if there may be more
   */
  async settleDue(): Promise<boolean> {
    return this.transactions.run(async () => {
      const now = this.clock.now();
      const due = await this.periods.due(BATCH);
      let settled = 0;
      for (const { id, ...standing } of due) if (await this.isSettled(id, standing, now)) settled++;
      return settled > 0 && due.length === BATCH;
    });
  }

  private isSettled(vendorId: number, standing: SubscriptionState, now: Date): Promise<boolean> {
    return attempt(this.logger, `the period of business ${vendorId} was not settled`, () =>
      this.transactions.nested(async () => {
        const ahead = await this.periods.ahead(vendorId, now);
        if (ahead) await this.periods.begin(vendorId, ahead, standing.cancelAtPeriodEnd);
        else await this.end(vendorId, standing, now);
      }),
    );
  }

  private async end(vendorId: number, standing: SubscriptionState, now: Date): Promise<void> {
    const after = afterTime(standing, now);
    await this.periods.write(vendorId, after);
    await this.outbox.publish('subscription.ended', { vendorId, status: after.subscriptionStatus });
  }
}
