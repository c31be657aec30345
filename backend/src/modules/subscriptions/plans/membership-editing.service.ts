import { Injectable } from '@nestjs/common';
import { violates } from '../../../common/errors/constraint.js';
import { CacheInvalidation } from '../../../common/http-cache/cache-invalidation.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { lockVersion } from '../../../common/versions/lock-version.js';
import { AuditService, changedFields } from '../../audit/index.js';
import { MembershipMissing } from '../memberships/membership.errors.js';
import { FreeStaysFree } from '../subscription.errors.js';
import { Membership } from './membership.entity.js';
import type { ChangeMembershipDto } from './plan.dto.js';
import { MEMBERSHIP_USAGE, type PlanUsage } from './plan-usage.sql.js';
import { AdminMembershipView } from './plan.view.js';

/** Memberships as admins read and write them. A change is good for new memberships (rule T4). */
@Injectable()
export class MembershipEditing {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly cacheInvalidation: CacheInvalidation,
  ) {}

  async list(): Promise<AdminMembershipView[]> {
    const memberships = await this.transactions
      .of(Membership)
      .find({ order: { position: 'ASC', id: 'ASC' } });
    const usage = await this.transactions.query<PlanUsage>(MEMBERSHIP_USAGE);
    return memberships.map((membership) => AdminMembershipView.of(membership, usage));
  }

  /** @throws membership.not-found (404) */
  async one(id: number): Promise<AdminMembershipView> {
    const membership = (await this.list()).find((one) => one.id === id);
    if (!membership) throw new MembershipMissing();
    return membership;
  }

  /** @throws membership.not-found (404); version.conflict, plan.free-stays-free (409) */
  change(
    actorId: number,
    id: number,
    { version, ...form }: ChangeMembershipDto,
  ): Promise<AdminMembershipView> {
    return this.transactions.run(async () => {
      const memberships = this.transactions.of(Membership);
      const before = await lockVersion(memberships, id, version, MembershipMissing);
      await memberships.update(id, form).catch((error: unknown) => {
        throw violates(error, 'memberships_basic_stays_free') ? new FreeStaysFree() : error;
      });
      await this.audit.write({
        actorId,
        action: 'membership.changed',
        subjectType: 'membership',
        subjectId: id,
        ...changedFields(before, form),
      });
      await this.cacheInvalidation.invalidate('catalog');
      return this.one(id);
    });
  }
}
