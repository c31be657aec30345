import { Injectable } from '@nestjs/common';
import type { PublicBody } from '../../../common/http-cache/public-body.js';
import { encodeCursor } from '../../../common/paging/cursor.js';
import { pageHeaders } from '../../../common/paging/page-headers.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Clock } from '../../../common/time/clock.js';
import { SettingsService } from '../../settings/index.js';
import { loadCovers } from '../covers/cover-files.js';
import type { CoverNameView } from '../deal.view.js';
import { DealGone, DealMissing } from '../deal.errors.js';
import type { DealFilterQuery, DealListQuery } from './deal-query.dto.js';
import type { FeaturedPlace } from '../featuring/featured-place.js';
import { DealCards } from './deal-cards.service.js';
import { dealFacetsStatement } from './deal-facets.sql.js';
import { dealMapStatement } from './deal-map.sql.js';
import { dealListStatement } from './deal-list.sql.js';
import { tagsOfDeal, tagsOfList } from '../freshness/deal-tags.js';
import { RecentDeals } from '../search/recent/recent-deals.service.js';
import { DealSearch, type FoundSearch } from '../search/deal-search.service.js';
import type { SearchStage } from '../search/search-stages.js';
import { type ShownPrice, shownReference } from '../prices/shown-reference.js';
import { DEAL_PAGE, FEATURED_DEALS, SIMILAR_DEALS } from '../detail/deal-page.sql.js';

interface Row {
  json: string;
  /** Deals that it shows; absent from counts. */
  ids?: number[];
  validUntil: Date | null;
}

interface PageRow {
  ids: number[];
  counted: number;
  next: (string | number)[] | null;
  validUntil: Date | null;
}

export interface DealPage extends PublicBody {
  json: string;
  vendorId: number;
  testCustomerId: number | null;
  visibility: 'public' | 'hidden';
}

const earlier = (one: Date | null, other: Date): Date => (one !== null && one < other ? one : other);

/** Public data of deals; the response is JSON text created by PostgreSQL. A list is one statement, and one for the cards not in memory. */
@Injectable()
export class PublicDealsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly search: DealSearch,
    private readonly cards: DealCards,
    private readonly clock: Clock,
    private readonly recentDeals: RecentDeals,
  ) {}

  /** @param path path and query of the request, for the link to the next page */
  async list(query: DealListQuery, path: string): Promise<PublicBody> {
    const { found, row } = await this.firstPage(query);
    const cards = await this.cards.read(row.ids, { ...query, ...found.filter });
    const headers = pageHeaders(path, row.next ? encodeCursor(row.next) : null, row.counted);
    return {
      json: cards.json,
      validUntil: earlier(row.validUntil, cards.validUntil),
      headers: { ...headers, ...found.headers },
      tags: tagsOfList(row.ids),
    };
  }

  /** The first page with deals of the ways to execute a search. */
  private async firstPage(query: DealListQuery): Promise<{ found: FoundSearch; row: PageRow }> {
    let row: PageRow | undefined;
    const found = await this.search.find(query, async (filter, stage) => {
      row = await this.readPage({ ...query, ...filter }, stage);
      return row.counted > 0;
    });
    return {
      found,
      row: row?.counted ? row : await this.readPage({ ...query, ...found.filter }, found.stage),
    };
  }

  private async readPage(query: DealListQuery, stage: SearchStage): Promise<PageRow> {
    const isRecentFirst = Boolean(stage.words?.length) && (await this.recentDeals.areFirst());
    const { sql, values } = dealListStatement(query, stage, isRecentFirst);
    const [row] = await this.transactions.query<PageRow>(sql, values);
    if (!row) throw new Error('The list of deals answered nothing.');
    return row;
  }

  async facets(query: DealFilterQuery): Promise<PublicBody> {
    const { filter, stage } = await this.search.find(query);
    const { sql, values } = dealFacetsStatement(filter, stage);
    return this.read(sql, values);
  }

  /** Places where the deals of a filter can be used, for a map. */
  async map(query: DealFilterQuery): Promise<PublicBody> {
    const { filter, stage } = await this.search.find(query);
    const { sql, values } = dealMapStatement(filter, stage);
    const { tags, ...map } = await this.read(sql, values);
    return { ...map, tags: [...tags, 'deal-map'] };
  }

  /** Deals that a place of the home page shows now. Specials have a minimum number. @param city its deals come first */
  async featured(place: FeaturedPlace, city?: string): Promise<PublicBody> {
    const least = place === 'specials' ? await this.settings.value('home.leastSpecials') : 0;
    return this.read(FEATURED_DEALS, [place, least, city ?? null]);
  }

  async similar(id: number): Promise<PublicBody> {
    const [row] = await this.transactions.query<{ ids: number[]; validUntil: Date | null }>(SIMILAR_DEALS, [
      id,
    ]);
    if (!row) throw new Error('The similar deals answered nothing.');
    const { json, validUntil } = await this.cards.read(row.ids);
    return {
      json,
      validUntil: earlier(row.validUntil, validUntil),
      tags: [...tagsOfList(row.ids), ...tagsOfDeal(id)],
    };
  }

  /** Rejects `deal.not-found` (404) and, 90 days after its end, `deal.gone` (410). Hidden deals are for their business and admins. */
  async page(id: number): Promise<DealPage> {
    const [row] = await this.transactions.query<
      Omit<Row, 'ids'> &
        ShownPrice & {
          vendorId: number;
          testCustomerId: number | null;
          coverKey: string | null;
          visibility: 'public' | 'hidden' | 'gone';
        }
    >(DEAL_PAGE, [id]);
    if (!row) throw new DealMissing();
    if (row.visibility === 'gone') throw new DealGone();
    const added = {
      coverName: await this.coverName(row.coverKey),
      referencePrice: shownReference(row, this.clock.now()),
    };
    return {
      json: `${row.json.slice(0, -1)},${JSON.stringify(added).slice(1)}`,
      validUntil: row.validUntil,
      tags: [...tagsOfDeal(id), 'reviews'],
      vendorId: row.vendorId,
      testCustomerId: row.testCustomerId,
      visibility: row.visibility,
    };
  }

  /** Text description of a cover. */
  private async coverName(key: string | null): Promise<CoverNameView | null> {
    return (key !== null && (await loadCovers()).byKey.get(key)?.name) || null;
  }

  private async read(sql: string, values: unknown[] = []): Promise<PublicBody> {
    const [row] = await this.transactions.query<Row>(sql, values);
    if (!row) throw new Error('A list of deals answered nothing.');
    return { json: row.json, validUntil: row.validUntil, tags: tagsOfList(row.ids) };
  }
}
