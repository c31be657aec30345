/** Places on the home page for featured deals. */
export const FEATURED_PLACES = ['hero', 'specials', 'featured'] as const;

export type FeaturedPlace = (typeof FEATURED_PLACES)[number];
