import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { VersionConflict } from '../../../common/errors/common.errors.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Entitlements } from '../../subscriptions/index.js';
import { VendorsService } from '../../vendors/index.js';
import type { Deal } from '../deal.entity.js';
import { DealStateForbids, VendorNotVerified } from '../deal.errors.js';
import { assertDealMayBecome } from '../deal.policy.js';
import { DealDecisions, type Rejection, STANDARD_REASON } from './deal-decisions.service.js';

/** Rejects a decision about an outdated version with `version.conflict`. */
function assertAsSeen(deal: Deal, version: number | undefined): void {
  if (version !== undefined && version !== deal.version)
    throw new VersionConflict({ currentVersion: deal.version });
}

/** Decisions of admins about deals. Each is audited in its transaction; of two concurrent ones the first succeeds. */
@Injectable()
export class DealModerationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly decisions: DealDecisions,
    private readonly vendors: VendorsService,
    private readonly entitlements: Entitlements,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a deal live. Rejects `deal.state-forbids`, `version.conflict`, `deal.vendor-not-verified`, `plan.limit-reached` (409) and
   * `deal.own-moderation` (403).
   * @param version the reviewed version
   */
  async approve(id: number, admin: SessionUser, version?: number): Promise<void> {
    await this.transactions.run(async () => {
      const deal = await this.decisions.lock(id, admin);
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
      await this.decisions.save(deal, admin, 'approved');
      await this.entitlements.assertLiveWithinPlan(deal.vendorId);
      await this.outbox.publish('deal.approved', { dealId: id });
    });
  }

  /** Rejects a deal with a default reason if none is given. Rejects `deal.state-forbids`, `version.conflict` (409). */
  async reject(id: number, admin: SessionUser, { reason, reasonCodes, version }: Rejection): Promise<void> {
    await this.transactions.run(async () => {
      const deal = await this.decisions.lock(id, admin);
      assertDealMayBecome(deal.moderationStatus, 'rejected');
      assertAsSeen(deal, version);
      Object.assign(deal, {
        moderationStatus: 'rejected',
        rejectionReason: reason ?? STANDARD_REASON,
        rejectionCodes: reasonCodes ?? [],
      });
      await this.decisions.save(deal, admin, 'rejected');
      await this.outbox.publish('deal.rejected', { dealId: id });
    });
  }
}
