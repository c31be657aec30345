import { Injectable } from '@nestjs/common';
import { violates } from '../../../common/errors/constraint.js';
import { CacheInvalidation } from '../../../common/http-cache/cache-invalidation.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { lockVersion } from '../../../common/versions/lock-version.js';
import { AuditService, changedFields } from '../../audit/index.js';
import { FreeStaysFree, PlanMissing } from '../subscription.errors.js';
import type { ChangePlanDto } from './plan.dto.js';
import { PLAN_USAGE, type PlanUsage } from './plan-usage.sql.js';
import { AdminPlanView } from './plan.view.js';
import { SubscriptionPlan } from './subscription-plan.entity.js';

/** Plans of businesses as admins read and write them. A change is good for new periods (rule T4). */
@Injectable()
export class PlanEditing {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly cacheInvalidation: CacheInvalidation,
  ) {}

  async list(): Promise<AdminPlanView[]> {
    const plans = await this.transactions
      .of(SubscriptionPlan)
      .find({ order: { position: 'ASC', id: 'ASC' } });
    const usage = await this.transactions.query<PlanUsage>(PLAN_USAGE);
    return plans.map((plan) => AdminPlanView.of(plan, usage));
  }

  /** @throws plan.not-found (404) */
  async one(id: number): Promise<AdminPlanView> {
    const plan = (await this.list()).find((one) => one.id === id);
    if (!plan) throw new PlanMissing();
    return plan;
  }

  /** @throws plan.not-found (404); version.conflict, plan.free-stays-free (409) */
  change(actorId: number, id: number, { version, ...form }: ChangePlanDto): Promise<AdminPlanView> {
    return this.transactions.run(async () => {
      const plans = this.transactions.of(SubscriptionPlan);
      const before = await lockVersion(plans, id, version, PlanMissing);
      await plans.update(id, form).catch((error: unknown) => {
        throw violates(error, 'subscription_plans_free_stays_free') ? new FreeStaysFree() : error;
      });
      await this.audit.write({
        actorId,
        action: 'plan.changed',
        subjectType: 'plan',
        subjectId: id,
        ...changedFields(before, form),
      });
      await this.cacheInvalidation.invalidate('plans');
      return this.one(id);
    });
  }
}
