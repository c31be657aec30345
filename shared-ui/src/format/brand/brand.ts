/** The working name of the product. It stands here and in one setting of the server, nowhere else. */
export const brand = {
  name: { en: 'Dobbar', ne: 'दोब्बर' },
  tagline: {
    en: 'Two of everything you love, for the price of one.',
    ne: 'दोब्बर स्वाद, आधा खर्च',
  },
} as const;
