import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { VendorMissing } from '../../vendors/index.js';
import { vendorChecks } from './vendor-checks.policy.js';
import {
  CHECKED_VENDOR,
  type CheckedVendorRow,
  MATCHED_VENDORS,
  type MatchedRow,
  OTHER_NAMES,
} from './vendor-checks.sql.js';
import type { CheckedBusinessView, VendorChecksView } from './vendor-checks.view.js';

/** Compares a business with all others. */
@Injectable()
export class VendorChecks {
  constructor(private readonly transactions: Transactions) {}

  /** Rejects `vendor.not-found` (404). */
  async of(id: number): Promise<VendorChecksView> {
    const [vendor] = await this.transactions.query<CheckedVendorRow>(CHECKED_VENDOR, [id]);
    if (!vendor) throw new VendorMissing();
    const matched = await this.transactions.query<MatchedRow>(MATCHED_VENDORS, [id]);
    const others = await this.transactions.query<CheckedBusinessView>(OTHER_NAMES, [id]);
    return vendorChecks(vendor, matched, others);
  }
}
