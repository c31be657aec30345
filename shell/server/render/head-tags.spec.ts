import { describe, expect, test } from '@jest/globals';
import { jsonForHtml } from './escape';
import { headTags } from './head-tags';

const place = {
  publicUrl: 'https://dobbar.example',
  path: '/deals/7',
  language: 'en',
  socialPicture: '/assets/social.png',
} as const;

describe('the head of a page', () => {
  const html = headTags(
    {
      title: 'Momo "for two" <b>',
      description: 'Two & more',
      image: '/media/7.webp',
      jsonLd: [{ name: '</script><script>alert(1)</script>' }],
    },
    place,
  );

  test('escapes what people wrote', () => {
    expect(html).toContain('<title>Momo &quot;for two&quot; &lt;b&gt;</title>');
    expect(html).toContain('content="Two &amp; more"');
  });

  test('cannot be left through structured data', () => {
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(jsonForHtml({ a: '</script>\u2028' }))).toEqual({ a: '</script>\u2028' });
  });

  test('names its one address, both languages and an absolute picture', () => {
    expect(html).toContain('<link rel="canonical" href="https://dobbar.example/deals/7">');
    expect(html).toContain('hreflang="ne" href="https://dobbar.example/ne/deals/7"');
    expect(html).toContain('content="https://dobbar.example/media/7.webp"');
  });

  test('of a Nepali page is canonical in Nepali', () => {
    const nepali = headTags({ title: 'x' }, { ...place, language: 'ne' });
    expect(nepali).toContain('rel="canonical" href="https://dobbar.example/ne/deals/7"');
  });

  test('of a missing page asks not to be indexed', () => {
    const missing = headTags({ title: 'x', status: 404 }, place);
    expect(missing).toContain('<meta name="robots" content="noindex">');
    expect(missing).not.toContain('canonical');
  });
});
