import { Injectable } from '@nestjs/common';
import { htmlText } from '../../../common/http/html-text.js';
import { Config } from '../../../config/config.js';
import type { DealPageView } from '../deal.view.js';
import { DealMissing } from '../deal.errors.js';
import { type DealPage, PublicDealsService } from '../list/public-deals.service.js';
import { embeddedPage } from './embed-address.js';
import type { EmbedQuery } from './embed-query.dto.js';
import type { EmbedView } from './embed.view.js';

const CARD = { width: 360, height: 420 };
const PICTURE = { width: 1_200, height: 630 };
const KEPT_SECONDS = 3_600;
const NAMES = { en: 'Dobbar', ne: 'दोब्बर' };
/** Descriptions of pages for other sites. */
@Injectable()
export class Embeds {
  constructor(
    private readonly deals: PublicDealsService,
    private readonly config: Config,
  ) {}

  /** Rejects `deal.not-found` (404) also for pages of other sites and for deals that are not public, and `deal.gone` (410). */
  async read(query: EmbedQuery): Promise<DealPage> {
    const site = this.config.publicUrl;
    const asked = embeddedPage(query.url, site);
    const page = asked && (await this.deals.page(asked.id));
    if (!asked || page?.visibility !== 'public') throw new DealMissing();
    const deal = JSON.parse(page.json) as DealPageView;
    const own = (en: string, ne: string | null): string => (asked.script === 'ne' ? (ne ?? en) : en);
    const prefix = asked.script === 'ne' ? `${site}/ne` : site;
    const title = own(deal.title, deal.titleNe);
    const link = `<a href="${htmlText(`${prefix}/deals/${deal.id}`)}">${htmlText(title)}</a>`;
    const view: EmbedView = {
      type: 'rich',
      version: '1.0',
      title,
      author_name: own(deal.vendor.businessName, deal.vendor.nameNe),
      author_url: `${prefix}/brand/${deal.vendor.slug}`,
      provider_name: NAMES[asked.script],
      provider_url: prefix,
      cache_age: KEPT_SECONDS,
      html: `<div data-dobbar-deal="${deal.id}" data-lang="${asked.script}">${link}</div><script async src="${htmlText(site)}/embed.js"></script>`,
      width: Math.min(CARD.width, query.maxwidth ?? CARD.width),
      height: Math.min(CARD.height, query.maxheight ?? CARD.height),
      thumbnail_url: site + deal.socialPicture[asked.script],
      thumbnail_width: PICTURE.width,
      thumbnail_height: PICTURE.height,
    };
    return { ...page, json: JSON.stringify(view) };
  }
}
