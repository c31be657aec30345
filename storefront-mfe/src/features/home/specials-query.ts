/** This week's specials are the two deals that save most. */
export const specialsQuery = { sort: 'saving', limit: 2 } as const;
