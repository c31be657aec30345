import { Injectable } from '@nestjs/common';
import { allPages, CHUNK } from '../../../common/paging/all-pages.js';
import { encodeCursor } from '../../../common/paging/cursor.js';
import { pageHeaders } from '../../../common/paging/page-headers.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealMissing } from '../deal.errors.js';
import type { ManagedDealQuery, ManagedDealTableQuery } from '../list/deal-query.dto.js';
import type { DealCountsView, ManagedDealView } from '../deal.view.js';
import { MANAGED_DEAL } from '../detail/deal-page.sql.js';
import { DEAL_COUNTS, managedDealsStatement } from './managed-deals.sql.js';

export interface ManagedPage {
  json: string;
  headers: Record<string, string>;
}

interface ListRow {
  json: string;
  counted: number;
  next: (string | number)[] | null;
}

/** Deals as shown to their business and admins. */
@Injectable()
export class ManagedDealsService {
  constructor(private readonly transactions: Transactions) {}

  async list(query: ManagedDealQuery, vendorId: number, path: string): Promise<ManagedPage> {
    const { json, next, counted } = await this.row(query, vendorId);
    return { json, headers: pageHeaders(path, next && encodeCursor(next), counted) };
  }

  /** All matching deals of a business, in batches. */
  all(query: ManagedDealTableQuery, vendorId: number): AsyncIterable<ManagedDealView[]> {
    return allPages(async (cursor) => {
      const { json, next } = await this.row({ ...query, cursor, limit: CHUNK }, vendorId);
      return { rows: JSON.parse(json) as ManagedDealView[], next: next && encodeCursor(next) };
    });
  }

  private async row(query: ManagedDealQuery, vendorId: number): Promise<ListRow> {
    const { sql, values } = managedDealsStatement(query, vendorId);
    const [row] = await this.transactions.query<ListRow>(sql, values);
    if (!row) throw new Error('The list of deals answered nothing.');
    return row;
  }

  /** @param vendorId the business of the user, or null for admins; for a deal of another business, `deal.not-found` is thrown */
  async one(id: number, vendorId: number | null): Promise<ManagedDealView> {
    const [row] = await this.transactions.query<{ deal: ManagedDealView }>(MANAGED_DEAL, [id]);
    if (!row || (vendorId !== null && row.deal.vendorId !== vendorId)) throw new DealMissing();
    return row.deal;
  }

  async counts(vendorId: number): Promise<DealCountsView> {
    const [row] = await this.transactions.query<DealCountsView>(DEAL_COUNTS, [vendorId]);
    if (!row) throw new Error('The count of deals answered nothing.');
    return row;
  }
}
