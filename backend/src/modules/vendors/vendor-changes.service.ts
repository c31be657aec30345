import { Injectable } from '@nestjs/common';
import { VersionConflict } from '../../common/errors/common.errors.js';
import { CacheInvalidation } from '../../common/http-cache/cache-invalidation.js';
import { Outbox } from '../../common/outbox/outbox.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { AuditService } from '../audit/index.js';
import { Reservations } from '../worklist/index.js';
import { Vendor } from './vendor.entity.js';
import { NothingProposed, VendorMissing } from './vendor.errors.js';

const NOTHING = {
  proposedName: null,
  proposedNameNe: null,
  proposedCategory: null,
  proposedAt: null,
} as const;

/** Decisions of admins about a new name or category of a verified business (rule B2). */
@Injectable()
export class VendorChangesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly cacheInvalidation: CacheInvalidation,
    private readonly reservations: Reservations,
  ) {}

  /**
   * Publishes the proposed values. @param version the version that the admin reviewed
   * Rejects `vendor.not-found` (404), `vendor.no-change` and `version.conflict` (409).
   */
  approve(id: number, adminId: number, version?: number): Promise<Vendor> {
    return this.decide(id, adminId, 'approved', version, (vendor) => ({
      businessName: vendor.proposedName ?? vendor.businessName,
      nameNe: vendor.proposedNameNe ?? vendor.nameNe,
      category: vendor.proposedCategory ?? vendor.category,
      proposalRefusal: null,
    }));
  }

  /** Keeps the public values and stores the reason for the owner. Rejects the same errors as `approve`. */
  reject(id: number, adminId: number, reason: string, version?: number): Promise<Vendor> {
    return this.decide(id, adminId, 'rejected', version, () => ({ proposalRefusal: reason }));
  }

  private decide(
    id: number,
    adminId: number,
    outcome: 'approved' | 'rejected',
    version: number | undefined,
    changes: (vendor: Vendor) => Partial<Vendor>,
  ): Promise<Vendor> {
    return this.transactions.run(async () => {
      await this.reservations.assertNone('name-change', id);
      const vendors = this.transactions.of(Vendor);
      const vendor = await vendors.findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
      if (!vendor) throw new VendorMissing();
      if (!vendor.proposedAt) throw new NothingProposed();
      if (version !== undefined && version !== vendor.version) throw new VersionConflict();
      const { businessName, nameNe, category, proposedName, proposedNameNe, proposedCategory } = vendor;
      await this.audit.write({
        actorId: adminId,
        action: `vendor.change-${outcome}`,
        subjectType: 'vendor',
        subjectId: id,
        before: { businessName, nameNe, category },
        after: { businessName: proposedName, nameNe: proposedNameNe, category: proposedCategory },
      });
      const decided = await vendors.save(Object.assign(vendor, changes(vendor), NOTHING));
      await this.reservations.decided('name-change', id);
      await this.outbox.publish(`vendor.change-${outcome}`, { vendorId: id });
      await this.cacheInvalidation.invalidate('vendors', 'deals', 'catalog');
      return decided;
    });
  }
}
