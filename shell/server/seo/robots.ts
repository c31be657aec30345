/** Path prefixes of private pages and of the API. No public page begins with them. */
const closed = [
  '/api/',
  '/dashboard',
  '/admin',
  '/cart',
  '/ne/cart',
  '/checkout',
  '/ne/checkout',
  '/c$',
  '/ne/c$',
] as const;

export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    // Crawlers of link previews may read the preview images.
    'Allow: /api/deals/*/social/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
