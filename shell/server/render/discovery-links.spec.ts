import { describe, expect, test } from '@jest/globals';
import { discoveryLinks } from './discovery-links';

const place = { publicUrl: 'https://dobbar.example', language: 'en', title: 'Tea & <b>' } as const;
const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');

describe('links for programs', () => {
  test('lead from a list to its feeds', () => {
    const html = discoveryLinks({ ...place, path: '/deals?category=cafes&location=pokhara' });
    expect(hrefs(html)).toEqual([
      'https://dobbar.example/api/feeds/pokhara/cafes.rss',
      'https://dobbar.example/api/feeds/pokhara/cafes.json',
    ]);
    expect(html).toContain('type="application/rss+xml" title="Tea &amp; &lt;b&gt;"');
  });

  test('lead from all deals to the feeds of all, in the language of the page', () => {
    expect(hrefs(discoveryLinks({ ...place, language: 'ne', path: '/deals' }))).toEqual([
      'https://dobbar.example/api/feeds/all/all.rss?lang=ne',
      'https://dobbar.example/api/feeds/all/all.json?lang=ne',
    ]);
  });

  test('lead from a deal to its description by oEmbed', () => {
    const html = discoveryLinks({ ...place, language: 'ne', path: '/deals/7' });
    expect(html).toContain('type="application/json+oembed"');
    expect(hrefs(html)).toEqual([
      'https://dobbar.example/api/oembed?url=https%3A%2F%2Fdobbar.example%2Fne%2Fdeals%2F7',
    ]);
  });

  test.each(['/', '/brands', '/deals/7/photos', '/deals?location="><script>'])('%s has none', (path) => {
    expect(discoveryLinks({ ...place, path })).toBe('');
  });
});
