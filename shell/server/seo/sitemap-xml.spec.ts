import { describe, expect, test } from '@jest/globals';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

const site = 'https://dobbar.example';

describe('a sitemap', () => {
  const xml = sitemapXml(
    [{ path: '/deals?category=cafes&location=pokhara', updatedAt: '2026-11-20T00:00:00.000Z' }],
    site,
  );

  test('names a page in both languages, each with the other', () => {
    expect(xml.match(/<loc>[^<]+/g)).toEqual([
      '<loc>https://dobbar.example/deals?category=cafes&amp;location=pokhara',
      '<loc>https://dobbar.example/ne/deals?category=cafes&amp;location=pokhara',
    ]);
    for (const language of ['en', 'ne', 'x-default'])
      expect(xml.match(new RegExp(`hreflang="${language}"`, 'g'))).toHaveLength(2);
    expect(xml).toContain('<lastmod>2026-11-20T00:00:00.000Z</lastmod>');
  });

  test('is well-formed', () => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.tagName).toBe('urlset');
  });
});

test('the list of sitemaps holds absolute addresses', () => {
  const parsed = new DOMParser().parseFromString(
    sitemapIndexXml([{ path: '/sitemaps/pages.xml' }], site),
    'application/xml',
  );
  expect(parsed.querySelector('loc')?.textContent).toBe('https://dobbar.example/sitemaps/pages.xml');
});
