import { expect, test } from '@jest/globals';
import { robotsText } from './robots';

test('robots keep out of what is personal, and find the sitemap', () => {
  const lines = robotsText('https://dobbar.example').split('\n');
  expect(lines).toContain('Disallow: /dashboard');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Allow: /api/deals/*/social/');
  expect(lines).not.toContain('Disallow: /c');
  expect(lines).toContain('Sitemap: https://dobbar.example/sitemap.xml');
});
