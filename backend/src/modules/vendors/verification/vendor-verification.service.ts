import { Injectable } from '@nestjs/common';
import { VersionConflict } from '../../../common/errors/common.errors.js';
import { CacheInvalidation } from '../../../common/http-cache/cache-invalidation.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { Reservations } from '../../worklist/index.js';
import { Vendor, type VendorStatus } from '../vendor.entity.js';
import { OwnerUnverified, VendorMissing, VendorStateForbids } from '../vendor.errors.js';
import { assertVendorMayBecome, NOT_ASKED } from '../vendor.policy.js';
import { PAPER_KINDS } from '../documents/documents.sql.js';
import { OWNER_VERIFIED } from './vendor-verification.sql.js';

type Decision = 'vendor.verified' | 'vendor.rejected' | 'vendor.suspended' | 'vendor.reinstated';

interface StatusDecision {
  id: number;
  adminId: number;
  from: VendorStatus;
  to: VendorStatus;
  reason: string | null;
  /** Version that the admin saw. */
  version?: number;
}

/** Changes requested from a business. */
export interface AskedChange {
  reasonCodes: string[];
  note: string;
  /** Version that the admin saw. */
  version?: number;
}

function eventOf(from: VendorStatus, to: VendorStatus): Decision {
  if (from === 'suspended') return 'vendor.reinstated';
  if (to === 'suspended') return 'vendor.suspended';
  return to === 'verified' ? 'vendor.verified' : 'vendor.rejected';
}

/** Decisions of admins about businesses. Each decision is audited in its transaction. */
@Injectable()
export class VendorVerificationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly cacheInvalidation: CacheInvalidation,
    private readonly reservations: Reservations,
    private readonly clock: Clock,
  ) {}

  /** @param version version that the admin saw */
  verify(id: number, adminId: number, version?: number): Promise<Vendor> {
    return this.decide({ id, adminId, from: 'pending', to: 'verified', reason: null, version });
  }

  /** @param version version that the admin saw */
  reject(id: number, adminId: number, reason: string, version?: number): Promise<Vendor> {
    return this.decide({ id, adminId, from: 'pending', to: 'rejected', reason, version });
  }

  /** Hides the business's deals everywhere immediately and stops new passes. Issued passes stay valid. */
  suspend(id: number, adminId: number, reason: string): Promise<Vendor> {
    return this.decide({ id, adminId, from: 'verified', to: 'suspended', reason });
  }

  reinstate(id: number, adminId: number, reason: string): Promise<Vendor> {
    return this.decide({ id, adminId, from: 'suspended', to: 'verified', reason });
  }

  /** A business registered together with its account needs a verified e-mail address first (rule G2). */
  private async assertOwnerVerified(userId: number): Promise<void> {
    const [verified] = await this.transactions.query(OWNER_VERIFIED, [userId]);
    if (!verified) throw new OwnerUnverified();
  }

  /** When the business is verified, and which papers the admin had. */
  private async verifiedFacts(id: number): Promise<Pick<Vendor, 'verifiedAt' | 'verifiedPapers'>> {
    const [row] = await this.transactions.query<{ kinds: Vendor['verifiedPapers'] }>(PAPER_KINDS, [id]);
    return { verifiedAt: this.clock.now(), verifiedPapers: row?.kinds ?? [] };
  }

  /**
   * Requests changes from the business and notifies it. The business stays submitted.
   * Rejects `decision.pending`, `vendor.state-forbids`, `version.conflict` (409) and `vendor.not-found` (404).
   */
  ask(id: number, adminId: number, { reasonCodes, note, version }: AskedChange): Promise<Vendor> {
    return this.transactions.run(async () => {
      const vendor = await this.locked(id, 'pending', version);
      Object.assign(vendor, { askedAt: this.clock.now(), askedReasons: reasonCodes, askedNote: note });
      await this.transactions.of(Vendor).save(vendor);
      await this.audit.write({
        actorId: adminId,
        action: 'vendor.change-asked',
        subjectType: 'vendor',
        subjectId: id,
        after: { reasonCodes, note },
      });
      await this.outbox.publish('vendor.change-asked', { vendorId: id });
      return vendor;
    });
  }

  /** Rejects `vendor.not-found` (404), `decision.pending`, `vendor.state-forbids` and `version.conflict` (409). */
  private async locked(id: number, from: VendorStatus, version: number | undefined): Promise<Vendor> {
    await this.reservations.assertNone('vendor', id);
    const vendor = await this.transactions
      .of(Vendor)
      .findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!vendor) throw new VendorMissing();
    if (vendor.status !== from) throw new VendorStateForbids({ currentState: vendor.status });
    if (version !== undefined && version !== vendor.version)
      throw new VersionConflict({ currentVersion: vendor.version });
    return vendor;
  }

  /** Rejects as `locked` does, and `vendor.email-unverified` (409). */
  private async decide({ id, adminId, from, to, reason, version }: StatusDecision): Promise<Vendor> {
    return this.transactions.run(async () => {
      const vendor = await this.locked(id, from, version);
      const before = vendor.status;
      assertVendorMayBecome(before, to, vendor.testCustomerId !== null);
      if (before === 'pending' && to === 'verified') {
        await this.assertOwnerVerified(vendor.userId);
        Object.assign(vendor, await this.verifiedFacts(id));
      }
      Object.assign(vendor, { status: to, statusReason: to === 'verified' ? null : reason, ...NOT_ASKED });
      await this.transactions.of(Vendor).save(vendor);
      await this.reservations.decided('vendor', id);
      const decision = eventOf(from, to);
      await this.audit.write({
        actorId: adminId,
        action: decision,
        subjectType: 'vendor',
        subjectId: id,
        before: { status: before },
        after: { status: to, reason },
      });
      await this.outbox.publish(decision, { vendorId: id });
      await this.cacheInvalidation.invalidate('vendors', 'deals', 'catalog', 'stats');
      return vendor;
    });
  }
}
