import { Injectable } from '@nestjs/common';
import type { CacheTag } from '../../../common/http-cache/cache-tags.js';
import type { PublicBody } from '../../../common/http-cache/public-body.js';
import { encodeCursor } from '../../../common/paging/cursor.js';
import { pageHeaders } from '../../../common/paging/page-headers.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SettingsService } from '../../settings/index.js';
import { DealGone, DealMissing } from '../deal.errors.js';
import type { DealFilterQuery, DealListQuery } from './deal-query.dto.js';
import type { FeaturedPlace } from '../featuring/featured-place.js';
import { dealFacetsStatement } from './deal-facets.sql.js';
import { dealMapStatement } from './deal-map.sql.js';
import { dealListStatement } from './deal-list.sql.js';
import { DEAL_PAGE, FEATURED_DEALS, SIMILAR_DEALS } from '../detail/deal-page.sql.js';

interface Row {
  json: string;
  validUntil: Date | null;
}

export interface DealPage extends PublicBody {
  vendorId: number;
  visibility: 'public' | 'hidden';
}

const LIST_TAGS: CacheTag[] = ['deals'];

/** What everybody may read. One statement each; the answer is JSON text as PostgreSQL made it. */
@Injectable()
export class PublicDealsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
  ) {}

  /** @param path the request's path with its query, for the link to the next page */
  async list(query: DealListQuery, path: string): Promise<PublicBody> {
    const { sql, values } = dealListStatement(query);
    const [row] = await this.transactions.query<Row & { counted: number; next: (string | number)[] | null }>(
      sql,
      values,
    );
    if (!row) throw new Error('The list of deals answered nothing.');
    const headers = pageHeaders(path, row.next ? encodeCursor(row.next) : null, row.counted);
    return { json: row.json, validUntil: row.validUntil, headers, tags: LIST_TAGS };
  }

  facets(filter: DealFilterQuery): Promise<PublicBody> {
    const { sql, values } = dealFacetsStatement(filter);
    return this.read(sql, values);
  }

  /** Where the deals of a filter can be used, for a map. */
  map(filter: DealFilterQuery): Promise<PublicBody> {
    const { sql, values } = dealMapStatement(filter);
    return this.read(sql, values);
  }

  /** What a place of the home page shows now. There are always some specials. */
  async featured(place: FeaturedPlace): Promise<PublicBody> {
    const least = place === 'specials' ? await this.settings.value('home.leastSpecials') : 0;
    return this.read(FEATURED_DEALS, [place, least]);
  }

  similar(id: number): Promise<PublicBody> {
    return this.read(SIMILAR_DEALS, [id]);
  }

  /** Refuses `deal.not-found` (404) and, 90 days after its end, `deal.gone` (410). Hidden deals are for their business and admins. */
  async page(id: number): Promise<DealPage> {
    const [row] = await this.transactions.query<
      Row & { vendorId: number; visibility: 'public' | 'hidden' | 'gone' }
    >(DEAL_PAGE, [id]);
    if (!row) throw new DealMissing();
    if (row.visibility === 'gone') throw new DealGone();
    return {
      json: row.json,
      validUntil: row.validUntil,
      tags: ['deals', 'reviews'],
      vendorId: row.vendorId,
      visibility: row.visibility,
    };
  }

  private async read(sql: string, values: unknown[] = []): Promise<PublicBody> {
    const [row] = await this.transactions.query<Row>(sql, values);
    if (!row) throw new Error('A list of deals answered nothing.');
    return { ...row, tags: LIST_TAGS };
  }
}
