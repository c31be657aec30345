/** Areas of people's own, and what only programs read. Public pages beside them begin otherwise. */
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
    // The pictures of previews are meant for everybody.
    'Allow: /api/deals/*/social/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
