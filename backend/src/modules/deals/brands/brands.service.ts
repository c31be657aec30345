import { Injectable } from '@nestjs/common';
import type { PublicBody } from '../../../common/http-cache/public-body.js';
import { encodeCursor } from '../../../common/paging/cursor.js';
import { pageHeaders } from '../../../common/paging/page-headers.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { tagsOfList } from '../freshness/deal-tags.js';
import type { BrandListQuery } from './brand-query.dto.js';
import { BRAND_PAGE, brandListStatement } from './brands.sql.js';
import { BrandMissing } from './brand.errors.js';

/** Public data of verified businesses. Each read is one statement. */
@Injectable()
export class BrandsService {
  constructor(private readonly transactions: Transactions) {}

  /** @param path path and query of the request, for the link to the next page */
  async list(query: BrandListQuery, path: string): Promise<PublicBody> {
    const { sql, values } = brandListStatement(query);
    const [row] = await this.transactions.query<{ json: string; counted: number; next: number[] | null }>(
      sql,
      values,
    );
    if (!row) throw new Error('The list of brands answered nothing.');
    const headers = pageHeaders(path, row.next ? encodeCursor(row.next) : null, row.counted);
    return { json: row.json, headers, tags: ['vendors', ...tagsOfList()] };
  }

  /** Rejects `brand.not-found` (404). */
  async page(slug: string): Promise<PublicBody> {
    const [row] = await this.transactions.query<{ json: string }>(BRAND_PAGE, [slug]);
    if (!row) throw new BrandMissing();
    return { json: row.json, tags: ['vendors', ...tagsOfList(), 'reviews'] };
  }
}
