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

export const companyLinks: readonly SiteLink[] = [
  { text: 'about', to: '/about' },
  { text: 'howItWorks', to: '/how-it-works' },
  { text: 'contact', to: '/contact' },
  { text: 'help', to: '/help' },
];
export const businessLinks: readonly SiteLink[] = [
  { text: 'forBusinesses', to: '/for-businesses' },
  { text: 'pricing', to: '/subscribe' },
  { text: 'terms', to: '/terms-conditions' },
  { text: 'privacy', to: '/privacy-policy' },
];
export const brandsLink: SiteLink = { text: 'brands', to: '/brands' };
export const offerLinks: readonly SiteLink[] = [...categoryLinks, { text: 'allOffers', to: '/deals' }];
export const cityLinks: readonly SiteLink[] = [
  city('kathmandu'),
  city('lalitpur'),
  city('bhaktapur'),
  city('pokhara'),
  city('chitwan'),
  city('nagarkot'),
];
export const shoppingLinks: readonly SiteLink[] = [
  { text: 'favorites', to: '/favorites' },
  { text: 'cart', to: '/cart' },
];
export const topLinks: readonly SiteLink[] = [
  { text: 'howItWorks', to: '/how-it-works' },
  { text: 'forBusinesses', to: '/for-businesses' },
  { text: 'help', to: '/help' },
];
