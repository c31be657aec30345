import { brand } from 'shared-ui/format';
import type { Head } from 'shared-ui/remote';
import { localizedPath } from 'shared-ui/i18n';
import type { Language } from 'shared-ui/store';
import { discoveryLinks } from './discovery-links';
import { escapeHtml, jsonForHtml } from './escape';

interface HeadPlace {
  readonly publicUrl: string;
  /** Path of the page without its language prefix. */
  readonly path: string;
  readonly language: Language;
  /** Preview image for pages without their own, 1200 by 630. */
  readonly socialPicture: string;
}

const socialSize = { width: 1200, height: 630 } as const;

const meta = (name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`;

const property = (name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta property="${name}" content="${escapeHtml(content)}">`;

const link = (rel: string, href: string, language?: string): string =>
  `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escapeHtml(href)}">`;

function openGraph(head: Head, url: string, { publicUrl, language, socialPicture }: HeadPlace): string {
  const image = head.image ?? socialPicture;
  const size = head.image ? head.imageSize : socialSize;
  return [
    property('og:site_name', brand.name[language]),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:type', head.type ?? 'website'),
    property('og:url', url),
    property('og:locale', language === 'ne' ? 'ne_NP' : 'en_US'),
    property('og:image', new URL(image, publicUrl).href),
    property('og:image:width', size && String(size.width)),
    property('og:image:height', size && String(size.height)),
    meta('twitter:card', 'summary_large_image'),
  ].join('');
}

function languageLinks(path: string, publicUrl: string): string {
  const english = publicUrl + path;
  const nepali = publicUrl + localizedPath(path, 'ne');
  return (
    link('alternate', english, 'en') +
    link('alternate', nepali, 'ne') +
    link('alternate', english, 'x-default')
  );
}

/** Returns the title, description, preview tags, canonical address, language alternates, feeds and structured data. */
export function headTags(head: Head, place: HeadPlace): string {
  const path = head.canonicalPath ?? place.path;
  const url = place.publicUrl + localizedPath(path, place.language);
  const isFound = (head.status ?? 200) === 200;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    meta('robots', head.noIndex || !isFound ? 'noindex' : undefined),
    openGraph(head, url, place),
    isFound ? link('canonical', url) + languageLinks(path, place.publicUrl) : '',
    isFound ? discoveryLinks({ ...place, path, title: head.title }) : '',
    ...(head.jsonLd ?? []).map(
      (entry) => `<script type="application/ld+json">${jsonForHtml(entry)}</script>`,
    ),
  ].join('');
}
