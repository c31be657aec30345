import type { Language } from 'shared-ui/store';
import { localizedPath } from 'shared-ui/i18n';
import { escapeHtml } from './escape';

interface Discovered {
  readonly publicUrl: string;
  /** Path of the page without its language prefix, as in its canonical address. */
  readonly path: string;
  readonly language: Language;
  readonly title: string;
}

const ALL = 'all';
const SLUG = /^[a-z0-9-]+$/;

const alternate = (type: string, href: string, title: string): string =>
  `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`;

/** The feeds of a list of deals by city and category. */
function feedLinks({ publicUrl, language, title }: Discovered, query: URLSearchParams): string {
  const [city, category] = [query.get('location') ?? ALL, query.get('category') ?? ALL];
  if (!SLUG.test(city) || !SLUG.test(category)) return '';
  const feed = (format: string): string =>
    `${publicUrl}/api/feeds/${city}/${category}.${format}${language === 'ne' ? '?lang=ne' : ''}`;
  return (
    alternate('application/rss+xml', feed('rss'), title) +
    alternate('application/feed+json', feed('json'), title)
  );
}

/** Links for programs: the feeds of a list, and the oEmbed address of a deal. They are no part of the page that browsers hydrate. */
export function discoveryLinks(page: Discovered): string {
  const { pathname, searchParams } = new URL(page.path, page.publicUrl);
  if (pathname === '/deals') return feedLinks(page, searchParams);
  if (!/^\/deals\/\d+$/.test(pathname)) return '';
  const address = encodeURIComponent(page.publicUrl + localizedPath(pathname, page.language));
  return alternate('application/json+oembed', `${page.publicUrl}/api/oembed?url=${address}`, page.title);
}
