import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { VendorMissing } from '../../vendors/index.js';
import type { AdminVendorDetailView } from './vendors.view.js';
import { READ } from './vendor-detail.sql.js';

/** Data that an admin needs for decisions about a business. */
@Injectable()
export class VendorDetailQuery {
  constructor(private readonly transactions: Transactions) {}

  /** Rejects `vendor.not-found` (404). */
  async read(id: number): Promise<AdminVendorDetailView> {
    const [row] = await this.transactions.query<AdminVendorDetailView>(READ, [id]);
    if (!row) throw new VendorMissing();
    return row;
  }
}
