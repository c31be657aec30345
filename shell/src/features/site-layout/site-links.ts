import type { TextKey } from 'shared-ui/i18n';
import type english from './texts.en.json';

export interface SiteLink {
  readonly text: TextKey<typeof english>;
  readonly to: string;
}

const category = (text: SiteLink['text'], slug: string): SiteLink => ({
  text,
  to: `/deals?category=${slug}`,
});
const city = (
  slug: 'kathmandu' | 'lalitpur' | 'bhaktapur' | 'pokhara' | 'chitwan' | 'nagarkot',
): SiteLink => ({
  text: slug,
  to: `/deals?location=${slug}`,
});

export const categoryLinks: readonly SiteLink[] = [
  category('dining', 'dining'),
  category('hotels', 'hotels'),
  category('attractions', 'attractions'),
  category('beauty', 'beauty'),
];

export const offerLinks: readonly SiteLink[] = [...categoryLinks, { text: 'allOffers', to: '/deals' }];
export const cityLinks: readonly SiteLink[] = [
  city('kathmandu'),
  city('lalitpur'),
  city('bhaktapur'),
  city('pokhara'),
  city('chitwan'),
  city('nagarkot'),
];
export const topLinks: readonly SiteLink[] = [
  { text: 'howItWorks', to: '/how-it-works' },
  { text: 'forBusinesses', to: '/for-businesses' },
  { text: 'help', to: '/help' },
];
