/** One tag per group of operations in the API's document, named as there. */
export const tagTypes = [
  'Auth',
  'Deals',
] as const;
