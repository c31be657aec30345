import { Injectable } from '@nestjs/common';
import { allPages, CHUNK } from '../../common/paging/all-pages.js';
import { encodeCursor } from '../../common/paging/cursor.js';
import { pageHeaders } from '../../common/paging/page-headers.js';
import { Clock } from '../../common/time/clock.js';
import { Transactions } from '../../common/transactions/transactions.js';
import type { VendorReviewsQuery, VendorReviewsTableQuery } from './vendor-review.dto.js';
import type { VendorReviewSummaryView, VendorReviewView } from './vendor-review.view.js';
import { VENDOR_REVIEW_SUMMARY, vendorReviewsStatement } from './vendor-reviews.sql.js';

interface PageRow {
  reviews: VendorReviewView[];
  counted: number;
  next: (string | number)[] | null;
}

/** Reviews of the deals of one business. */
@Injectable()
export class VendorReviewsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @param path the list's path with its query */
  async page(
    vendorId: number,
    readerId: number,
    query: VendorReviewsQuery,
    path: string,
  ): Promise<{ reviews: VendorReviewView[]; headers: Record<string, string> }> {
    const { reviews, next, counted } = await this.row(vendorId, readerId, query);
    return { reviews, headers: pageHeaders(path, next && encodeCursor(next), counted) };
  }

  /** All matching reviews in batches. */
  all(vendorId: number, readerId: number, query: VendorReviewsTableQuery): AsyncIterable<VendorReviewView[]> {
    return allPages(async (cursor) => {
      const { reviews, next } = await this.row(vendorId, readerId, { ...query, cursor, limit: CHUNK });
      return { rows: reviews, next: next && encodeCursor(next) };
    });
  }

  private async row(vendorId: number, readerId: number, query: VendorReviewsQuery): Promise<PageRow> {
    const { sql, values } = vendorReviewsStatement(vendorId, readerId, query);
    const [row] = await this.transactions.query<PageRow>(sql, values);
    if (!row) throw new Error('The list of reviews answered nothing.');
    return row;
  }

  async summary(vendorId: number): Promise<VendorReviewSummaryView> {
    const [row] = await this.transactions.query<VendorReviewSummaryView>(VENDOR_REVIEW_SUMMARY, [
      vendorId,
      this.clock.now(),
    ]);
    if (!row) throw new Error('The summary of reviews answered nothing.');
    return row;
  }
}
