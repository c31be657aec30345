import { Injectable } from '@nestjs/common';
import type { PublicBody } from '../../../common/http-cache/public-body.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { CategoryMissing, CityMissing } from '../../catalog/index.js';
import type { DealView } from '../deal.view.js';
import { PublicDealsService } from '../list/public-deals.service.js';
import type { Script } from '../social-picture/social-facts.js';
import { type Feed, FEED_TYPES, type FeedFormat, feedText } from './feed-content.js';
import { FEED_NAMES } from './feed-names.sql.js';

/** In place of a city or a category: the feed has those of all. */
const ALL = 'all';
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const ENTRIES = 50;

export interface FeedAddress {
  city: string;
  category: string;
  format: FeedFormat;
  script: Script;
  /** Path and query of the request. */
  path: string;
}

/** Feeds of the newest deals. */
@Injectable()
export class Feeds {
  constructor(
    private readonly transactions: Transactions,
    private readonly deals: PublicDealsService,
    private readonly config: Config,
  ) {}

  /** Rejects `city.not-found` and `category.not-found` (404). */
  async read({ city, category, format, script, path }: FeedAddress): Promise<PublicBody> {
    const names = await this.names(city, category);
    const list = await this.deals.list(
      {
        ...(names.city && { location: names.city.slug }),
        ...(names.category && { category: names.category.slug }),
        sort: 'newest',
        limit: ENTRIES,
      },
      path,
    );
    const site = this.config.publicUrl;
    const feed: Feed = {
      ...names,
      format,
      script,
      deals: JSON.parse(list.json.toString()) as DealView[],
      site,
      address: site + path,
    };
    const { tags, validUntil } = list;
    return {
      json: feedText(feed),
      type: FEED_TYPES[format],
      tags: [...tags, 'catalog'],
      ...(validUntil !== undefined && { validUntil }),
    };
  }

  private async names(city: string, category: string): Promise<Pick<Feed, 'city' | 'category'>> {
    const slugOf = (text: string): string | null => (text !== ALL && SLUG.test(text) ? text : null);
    const [found] = await this.transactions.query<Pick<Feed, 'city' | 'category'>>(FEED_NAMES, [
      slugOf(city),
      slugOf(category),
    ]);
    if (!found?.city && city !== ALL) throw new CityMissing();
    if (!found?.category && category !== ALL) throw new CategoryMissing();
    return { city: found?.city ?? null, category: found?.category ?? null };
  }
}
