import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { VersionConflict } from '../../../common/errors/common.errors.js';
import { CacheDrops } from '../../../common/http-cache/cache-drops.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { Entitlements } from '../../subscriptions/index.js';
import { VendorsService } from '../../vendors/index.js';
import { DealCapacity } from '../capacity/deal-capacity.service.js';
import { Deal } from '../deal.entity.js';
import {
  DealMissing,
  DealStateForbids,
  OwnModeration,
  RevisionDecided,
  RevisionMissing,
  VendorNotVerified,
} from '../deal.errors.js';
import { formOf, settled, storedChanges, withChanges } from '../editor/deal-form.js';
import { assertDealMayBecome } from '../deal.policy.js';
import { LimitChanges } from '../capacity/limit-changes.service.js';
import { refuseUnknownPlace } from '../capacity/deal-places.service.js';
import { DealRevision } from '../editor/deal-revision.entity.js';
import { NEXT_VERSION } from '../deal.sql.js';

export interface Rejection {
  reason?: string;
  reasonCodes?: string[];
  /** The version that was looked at. */
  version?: number;
}

/** What was changed since it was looked at is not decided about unseen. Refuses `version.conflict`. */
function assertAsSeen(deal: Deal, version: number | undefined): void {
  if (version !== undefined && version !== deal.version)
    throw new VersionConflict({ currentVersion: deal.version });
}

const STANDARD_REASON =
  'This deal does not meet our guidelines yet. Please check the details and submit it again.';

/** What admins decide about deals. Every decision is audited in its transaction; of two at once one wins. */
@Injectable()
export class DealModerationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly vendors: VendorsService,
    private readonly entitlements: Entitlements,
    private readonly capacity: DealCapacity,
    private readonly limitChanges: LimitChanges,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly drops: CacheDrops,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a deal live. Refuses `deal.state-forbids`, `version.conflict`, `deal.vendor-not-verified`, `plan.limit-reached` (409) and
   * `deal.own-moderation` (403).
   * @param version the version that was looked at
   */
  async approve(id: number, admin: SessionUser, version?: number): Promise<void> {
    await this.transactions.run(async () => {
      const deal = await this.locked(id, admin);
      assertDealMayBecome(deal.moderationStatus, 'approved');
      assertAsSeen(deal, version);
      const vendor = await this.vendors.one(deal.vendorId);
      if (vendor.status !== 'verified') throw new VendorNotVerified();
      if (deal.endDate <= this.clock.now())
        throw new DealStateForbids({ currentState: 'expired' }, 'This deal has already ended.');
      Object.assign(deal, {
        moderationStatus: 'approved',
        firstApprovedAt: deal.firstApprovedAt ?? this.clock.now(),
      });
      await this.save(deal, admin, 'approved');
      await this.entitlements.assertLiveWithinPlan(deal.vendorId);
      await this.outbox.publish('deal.approved', { dealId: id });
    });
  }

  /** Refuses `deal.state-forbids`, `version.conflict` (409). Without a reason a standard sentence is given. */
  async reject(id: number, admin: SessionUser, { reason, reasonCodes, version }: Rejection): Promise<void> {
    await this.transactions.run(async () => {
      const deal = await this.locked(id, admin);
      assertDealMayBecome(deal.moderationStatus, 'rejected');
      assertAsSeen(deal, version);
      Object.assign(deal, {
        moderationStatus: 'rejected',
        rejectionReason: reason ?? STANDARD_REASON,
        rejectionCodes: reasonCodes ?? [],
      });
      await this.save(deal, admin, 'rejected');
      await this.outbox.publish('deal.rejected', { dealId: id });
    });
  }

  /** Lays a waiting change over the live deal. Refuses `revision.decided` (409) and what the change no longer allows. @returns the deal's id */
  async approveRevision(revisionId: number, admin: SessionUser): Promise<number> {
    return this.transactions.run(async () => {
      const { revision, deal } = await this.lockedRevision(revisionId, admin);
      const limits = await this.capacity.limitsOf(deal.id);
      const form = withChanges(formOf(deal, limits), storedChanges(revision.changes));
      const { totalLimit, dailyLimit, ...fields } = settled(form, this.clock.now(), form.startDate);
      await this.transactions
        .of(DealRevision)
        .save(Object.assign(revision, { status: 'approved', decidedAt: this.clock.now() }));
      const isLimitChanged = fields.redemptionLimit !== deal.redemptionLimit;
      await this.save(Object.assign(deal, fields), admin, 'revision-approved', { changes: revision.changes });
      if (isLimitChanged) await this.limitChanges.follow(deal.id);
      await this.capacity.change(deal.id, { totalLimit, dailyLimit });
      await this.outbox.publish('deal.approved', { dealId: deal.id });
      return deal.id;
    });
  }

  /** @returns the deal's id */
  async rejectRevision(revisionId: number, admin: SessionUser, { reason }: Rejection): Promise<number> {
    return this.transactions.run(async () => {
      const { revision, deal } = await this.lockedRevision(revisionId, admin);
      const decided = { status: 'rejected', reason: reason ?? STANDARD_REASON, decidedAt: this.clock.now() };
      await this.transactions.of(DealRevision).save(Object.assign(revision, decided));
      await this.save(deal, admin, 'revision-rejected', { revisionId, reason: decided.reason });
      // Whoever edits the deal with that change filled in is told (D10).
      await this.transactions.query(NEXT_VERSION, [deal.id]);
      await this.outbox.publish('deal.rejected', { dealId: deal.id });
      return deal.id;
    });
  }

  private async save(
    deal: Deal,
    admin: SessionUser,
    verb: string,
    after: Record<string, unknown> = {},
  ): Promise<void> {
    const { moderationStatus, rejectionReason } = deal;
    await this.transactions.of(Deal).save(deal).catch(refuseUnknownPlace);
    await this.audit.write({
      actorId: admin.id,
      action: `deal.${verb}`,
      subjectType: 'deal',
      subjectId: deal.id,
      after: { moderationStatus, rejectionReason, ...after },
    });
    await this.drops.drop('deals', 'catalog', 'vendors', 'stats');
  }

  /** Locks out other decisions, not the passes that refer to the row meanwhile. */
  private async locked(id: number, admin: SessionUser): Promise<Deal> {
    const deal = await this.transactions
      .of(Deal)
      .findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!deal) throw new DealMissing();
    if (admin.staffOf?.vendorId === deal.vendorId) throw new OwnModeration();
    return deal;
  }

  private async lockedRevision(
    id: number,
    admin: SessionUser,
  ): Promise<{ revision: DealRevision; deal: Deal }> {
    const known = await this.transactions.of(DealRevision).findOneBy({ id });
    if (!known) throw new RevisionMissing();
    const deal = await this.locked(known.dealId, admin);
    const revision = await this.transactions.of(DealRevision).findOneByOrFail({ id });
    if (revision.status !== 'pending') throw new RevisionDecided({ currentState: revision.status });
    return { revision, deal };
  }
}
