import type { SiteLink } from './site-links';

// Apart from the other links, because the footer and the phone menu load later than the header.

export const companyLinks: readonly SiteLink[] = [
  { text: 'about', to: '/about' },
  { text: 'howItWorks', to: '/how-it-works' },
  { text: 'honest', to: '/honest' },
  { text: 'contact', to: '/contact' },
  { text: 'help', to: '/help' },
];
export const businessLinks: readonly SiteLink[] = [
  { text: 'forBusinesses', to: '/for-businesses' },
  { text: 'pricing', to: '/subscribe' },
  { text: 'developers', to: '/developers' },
  { text: 'terms', to: '/terms-conditions' },
  { text: 'privacy', to: '/privacy-policy' },
];
export const brandsLink: SiteLink = { text: 'brands', to: '/brands' };
export const shoppingLinks: readonly SiteLink[] = [
  { text: 'favorites', to: '/favorites' },
  { text: 'cart', to: '/cart' },
];
