import type { SiteLink } from './site-links';

const city = (
  slug: 'kathmandu' | 'lalitpur' | 'bhaktapur' | 'pokhara' | 'chitwan' | 'nagarkot',
): SiteLink => ({
  text: slug,
  to: `/deals?location=${slug}`,
});

export const cityLinks: readonly SiteLink[] = [
  city('kathmandu'),
  city('lalitpur'),
  city('bhaktapur'),
  city('pokhara'),
  city('chitwan'),
  city('nagarkot'),
];
