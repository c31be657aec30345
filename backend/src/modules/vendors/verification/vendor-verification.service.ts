import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../../../common/http-cache/cache-invalidation.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { Vendor, type VendorStatus } from '../vendor.entity.js';
import { OwnerUnverified, VendorMissing, VendorStateForbids } from '../vendor.errors.js';
import { assertVendorMayBecome } from '../vendor.policy.js';
import { OWNER_VERIFIED } from './vendor-verification.sql.js';

type Decision = 'vendor.verified' | 'vendor.rejected' | 'vendor.suspended' | 'vendor.reinstated';

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
  ) {}

  verify(id: number, adminId: number): Promise<Vendor> {
    return this.decide(id, adminId, 'pending', 'verified', null);
  }

  reject(id: number, adminId: number, reason: string): Promise<Vendor> {
    return this.decide(id, adminId, 'pending', 'rejected', reason);
  }

  /** Hides the business's deals everywhere immediately and stops new passes. Issued passes stay valid. */
  suspend(id: number, adminId: number, reason: string): Promise<Vendor> {
    return this.decide(id, adminId, 'verified', 'suspended', reason);
  }

  reinstate(id: number, adminId: number, reason: string): Promise<Vendor> {
    return this.decide(id, adminId, 'suspended', 'verified', reason);
  }

  /** A business registered together with its account needs a verified e-mail address first (rule G2). */
  private async assertOwnerVerified(userId: number): Promise<void> {
    const [verified] = await this.transactions.query(OWNER_VERIFIED, [userId]);
    if (!verified) throw new OwnerUnverified();
  }

  /** Rejects `vendor.not-found` (404), `vendor.state-forbids` and `vendor.email-unverified` (409). */
  private async decide(
    id: number,
    adminId: number,
    from: VendorStatus,
    to: VendorStatus,
    reason: string | null,
  ): Promise<Vendor> {
    return this.transactions.run(async () => {
      const vendors = this.transactions.of(Vendor);
      const vendor = await vendors.findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
      if (!vendor) throw new VendorMissing();
      const before = vendor.status;
      if (before !== from) throw new VendorStateForbids({ currentState: before });
      assertVendorMayBecome(before, to);
      if (before === 'pending' && to === 'verified') await this.assertOwnerVerified(vendor.userId);
      Object.assign(vendor, { status: to, statusReason: to === 'verified' ? null : reason });
      await vendors.save(vendor);
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
