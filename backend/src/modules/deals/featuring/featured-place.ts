/** Where on the home page a deal can be shown. */
export const FEATURED_PLACES = ['hero', 'specials', 'featured'] as const;

export type FeaturedPlace = (typeof FEATURED_PLACES)[number];
