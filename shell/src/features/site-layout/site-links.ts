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
export const categoryLinks: readonly SiteLink[] = [
  category('dining', 'dining'),
  category('hotels', 'hotels'),
  category('attractions', 'attractions'),
  category('beauty', 'beauty'),
];

export const offerLinks: readonly SiteLink[] = [...categoryLinks, { text: 'allOffers', to: '/deals' }];
