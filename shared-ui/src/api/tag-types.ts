/** One tag per group of operations in the API's document, named as there. */
export const tagTypes = [
  'account',
  'admin',
  'auth',
  'cart',
  'catalog',
  'counter',
  'deals',
  'favorites',
  'loyalty',
  'redemptions',
  'reviews',
  'sitemap',
  'stats',
  'subscriptions',
  'vendor-deals',
  'vendors',
] as const;
