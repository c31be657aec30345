import { generateJsonFeed, generateRssFeed } from 'feedsmith';
import { htmlText } from '../../../common/http/html-text.js';
import { nepaliDayText } from '../../../common/time/bikram-sambat.js';
import type { DealView } from '../deal.view.js';
import { badgeText, moneyText, type Script } from '../social-picture/social-facts.js';
import { FEED_TEXTS } from './feed-texts.js';

export const FEED_TYPES = {
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
} as const;
export type FeedFormat = keyof typeof FEED_TYPES;

interface Name extends Record<Script, string> {
  slug: string;
}

export interface Feed {
  format: FeedFormat;
  script: Script;
  city: Name | null;
  category: Name | null;
  deals: DealView[];
  /** Address of the site. */
  site: string;
  /** Address of the feed. */
  address: string;
}

interface Entry {
  id: string;
  url: string;
  title: string;
  lines: string[];
  image: string | undefined;
  published: Date;
  tags: string[];
}

/** Without characters that XML does not allow: a reader would reject the whole feed. */
const clean = (text: string): string =>
  text.replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

const ENGLISH_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' });

/** The day of a time in Nepal: 27 December 2026, or in Nepali १२ पुस २०८३. */
const dayText = (time: string, script: Script): string =>
  script === 'ne' ? nepaliDayText(time) : ENGLISH_DAY.format(new Date(time));

const pathIn = (script: Script, path: string): string => (script === 'ne' ? `/ne${path}` : path);

function entryOf(deal: DealView, { script, site }: Feed): Entry {
  const own = <T>(en: T, ne: T | null): T => (script === 'ne' ? (ne ?? en) : en);
  const { price, until } = FEED_TEXTS[script];
  const place = deal.location && own(deal.location.name, deal.location.nameNe);
  const url = site + pathIn(script, `/deals/${deal.id}`);
  return {
    id: `${site}/deals/${deal.id}`,
    url,
    title: clean(own(deal.title, deal.titleNe)),
    lines: [
      `${badgeText(deal, script)}: ${price(moneyText(deal.discountedPrice, script), moneyText(deal.originalPrice, script))}`,
      [own(deal.vendor.businessName, deal.vendor.nameNe), place].filter(Boolean).join(', '),
      until(dayText(deal.endDate, script)),
      own(deal.description, deal.descriptionNe),
    ].map(clean),
    image: deal.image === null ? undefined : new URL(deal.image, site).href,
    published: new Date(deal.createdAt),
    tags: [clean(own(deal.category.name, deal.category.nameNe))],
  };
}

/** The page of the site with the deals of the feed. */
function pageOf({ script, site, city, category }: Feed): string {
  const query = new URLSearchParams({
    ...(category && { category: category.slug }),
    ...(city && { location: city.slug }),
  });
  return `${site}${pathIn(script, '/deals')}${query.size > 0 ? `?${query}` : ''}`;
}

const headOf = (feed: Feed): { title: string; description: string; page: string } => {
  const { script, city, category } = feed;
  const { title, description } = FEED_TEXTS[script];
  return {
    title: clean(title({ city: city?.[script], category: category?.[script] })),
    description,
    page: pageOf(feed),
  };
};

function rssOf(feed: Feed): string {
  const { title, description, page } = headOf(feed);
  return generateRssFeed({
    title,
    description,
    link: page,
    language: feed.script,
    ttl: 15,
    atom: { links: [{ href: feed.address, rel: 'self', type: 'application/rss+xml' }] },
    items: feed.deals.map((deal) => {
      const { id, url, title, lines, image, published, tags } = entryOf(deal, feed);
      return {
        title,
        link: url,
        guid: { value: id, isPermaLink: false },
        pubDate: published,
        description: lines.map((line) => `<p>${htmlText(line)}</p>`).join(''),
        categories: tags.map((name) => ({ name })),
        ...(image !== undefined && { media: { contents: [{ url: image, medium: 'image' }] } }),
      };
    }),
  });
}

function jsonOf(feed: Feed): string {
  const { title, description, page } = headOf(feed);
  const content = generateJsonFeed({
    title,
    description,
    home_page_url: page,
    feed_url: feed.address,
    language: feed.script,
    items: feed.deals.map((deal) => {
      const { id, url, title, lines, image, published, tags } = entryOf(deal, feed);
      return { id, url, title, content_text: lines.join('\n'), image, date_published: published, tags };
    }),
  });
  return JSON.stringify(content);
}

/** The text of a feed. */
export const feedText = (feed: Feed): string => (feed.format === 'rss' ? rssOf(feed) : jsonOf(feed));
