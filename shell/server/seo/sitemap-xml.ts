import { localizedPath } from 'shared-ui/i18n';
import { escapeHtml } from '../render/escape';

export interface SitemapEntry {
  /** Path without a language prefix. */
  readonly path: string;
  readonly updatedAt?: string;
}

const languages = ['en', 'ne'] as const;
const opening = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const changed = (updatedAt: string | undefined): string =>
  updatedAt ? `<lastmod>${escapeHtml(updatedAt)}</lastmod>` : '';

function urls({ path, updatedAt }: SitemapEntry, publicUrl: string): string {
  const addressIn = (language: (typeof languages)[number]) =>
    escapeHtml(publicUrl + localizedPath(path, language));
  const others =
    languages
      .map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(language)}"/>`)
      .join('') + `<xhtml:link rel="alternate" hreflang="x-default" href="${addressIn('en')}"/>`;
  return languages
    .map((language) => `<url><loc>${addressIn(language)}</loc>${changed(updatedAt)}${others}</url>`)
    .join('\n');
}

/** Returns one sitemap: each page once per language, with links to its other languages. */
export const sitemapXml = (entries: readonly SitemapEntry[], publicUrl: string): string =>
  `${opening}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries
    .map((entry) => urls(entry, publicUrl))
    .join('\n')}\n</urlset>\n`;

/** Returns the sitemap index. */
export const sitemapIndexXml = (entries: readonly SitemapEntry[], publicUrl: string): string =>
  `${opening}<sitemapindex xmlns="${namespace}">\n${entries
    .map(
      ({ path, updatedAt }) =>
        `<sitemap><loc>${escapeHtml(publicUrl + path)}</loc>${changed(updatedAt)}</sitemap>`,
    )
    .join('\n')}\n</sitemapindex>\n`;
