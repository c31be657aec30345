import { Injectable } from '@nestjs/common';
import { VersionConflict } from '../../../common/errors/common.errors.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Entitlements } from '../../subscriptions/index.js';
import { VendorsService } from '../../vendors/index.js';
import type { Deal } from '../deal.entity.js';
import { DealMissing, DealStateForbids, VendorNotVerified } from '../deal.errors.js';
import { assertDealMayBecome, NOT_ASKED } from '../deal.policy.js';
import { type Decider, DealDecisions, type Rejection, STANDARD_REASON } from './deal-decisions.service.js';

/** Rejects a decision about an outdated version with `version.conflict`. */
function assertAsSeen(deal: Deal, version: number | undefined): void {
  if (version !== undefined && version !== deal.version)
    throw new VersionConflict({ currentVersion: deal.version });
}

/** Change that an admin requests of a business. */
export interface AskedChange {
  reasonCodes: string[];
  note: string;
  /** Reviewed version. */
  version?: number;
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
   * `deal.own-moderation` (403), `deal.price-contradicted` (400).
   * @param version the reviewed version
   * @param vendorId expected business of the deal
   * @param priceItemId item of the business that the admin confirms
   */
  async approve(
    id: number,
    admin: Decider,
    version?: number,
    vendorId?: number,
    priceItemId?: number,
  ): Promise<void> {
    await this.transactions.run(async () => {
      await this.decisions.assertFree('deal', id);
      const deal = await this.decisions.lock(id, admin);
      if (vendorId !== undefined && deal.vendorId !== vendorId) throw new DealMissing();
      assertDealMayBecome(deal.moderationStatus, 'approved');
      assertAsSeen(deal, version);
      const vendor = await this.vendors.one(deal.vendorId);
      if (vendor.status !== 'verified') throw new VendorNotVerified();
      if (deal.endDate <= this.clock.now())
        throw new DealStateForbids({ currentState: 'expired' }, 'This deal has already ended.');
      await this.decisions.settlePrice(deal, priceItemId);
      Object.assign(deal, {
        moderationStatus: 'approved',
        firstApprovedAt: deal.firstApprovedAt ?? this.clock.now(),
        ...NOT_ASKED,
      });
      await this.decisions.save(deal, admin, 'approved');
      await this.decisions.assertPlannedKept(deal);
      await this.decisions.decided('deal', id);
      await this.entitlements.assertLiveWithinPlan(deal.vendorId);
      await this.outbox.publish('deal.approved', { dealId: id });
    });
  }

  /** Rejects a deal with a default reason if none is given. Rejects `deal.state-forbids`, `version.conflict` (409). */
  async reject(id: number, admin: Decider, { reason, reasonCodes, version }: Rejection): Promise<void> {
    await this.transactions.run(async () => {
      await this.decisions.assertFree('deal', id);
      const deal = await this.decisions.lock(id, admin);
      assertDealMayBecome(deal.moderationStatus, 'rejected');
      assertAsSeen(deal, version);
      Object.assign(deal, {
        moderationStatus: 'rejected',
        rejectionReason: reason ?? STANDARD_REASON,
        rejectionCodes: reasonCodes ?? [],
        ...NOT_ASKED,
      });
      await this.decisions.save(deal, admin, 'rejected');
      await this.decisions.decided('deal', id);
      await this.outbox.publish('deal.rejected', { dealId: id });
    });
  }

  /**
   * Asks the business to change it first: it stays submitted, and the business is told what.
   * Rejects `decision.pending`, `deal.state-forbids`, `version.conflict` (409) and `deal.own-moderation` (403).
   */
  async ask(id: number, admin: Decider, { reasonCodes, note, version }: AskedChange): Promise<void> {
    await this.transactions.run(async () => {
      await this.decisions.assertFree('deal', id);
      const deal = await this.decisions.lock(id, admin);
      if (deal.moderationStatus !== 'pending')
        throw new DealStateForbids({ currentState: deal.moderationStatus });
      assertAsSeen(deal, version);
      Object.assign(deal, { askedAt: this.clock.now(), askedReasons: reasonCodes, askedNote: note });
      await this.decisions.save(deal, admin, 'change-asked', { reasonCodes, note });
      await this.outbox.publish('deal.change-asked', { dealId: id });
    });
  }
}
