/** One tag per group of operations in the API's document, named as there. */
export const tagTypes = [
  'Auth',
  'Catalog',
  'Deals',
  'Operations',
  'Vendors',
] as const;
