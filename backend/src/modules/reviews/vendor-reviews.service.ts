import { Injectable } from '@nestjs/common';
import { encodeCursor } from '../../common/paging/cursor.js';
import { pageHeaders } from '../../common/paging/page-headers.js';
import { Transactions } from '../../common/transactions/transactions.js';
import type { VendorReviewsQuery } from './vendor-review.dto.js';
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
  constructor(private readonly transactions: Transactions) {}

  /** @param path the list's path with its query */
  async page(
    vendorId: number,
    readerId: number,
    query: VendorReviewsQuery,
    path: string,
  ): Promise<{ reviews: VendorReviewView[]; headers: Record<string, string> }> {
    const { sql, values } = vendorReviewsStatement(vendorId, readerId, query);
    const [row] = await this.transactions.query<PageRow>(sql, values);
    if (!row) throw new Error('The list of reviews answered nothing.');
    return {
      reviews: row.reviews,
      headers: pageHeaders(path, row.next ? encodeCursor(row.next) : null, row.counted),
    };
  }

  async summary(vendorId: number): Promise<VendorReviewSummaryView> {
    const [row] = await this.transactions.query<VendorReviewSummaryView>(VENDOR_REVIEW_SUMMARY, [vendorId]);
    if (!row) throw new Error('The summary of reviews answered nothing.');
    return row;
  }
}
