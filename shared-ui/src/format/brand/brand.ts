/** Working name of the product. Only this file and one setting of the server contain it. */
export const brand = {
  name: { en: 'Dobbar', ne: 'दोब्बर' },
  tagline: {
    en: 'Two of everything you love, for the price of one.',
    ne: 'दोब्बर स्वाद, आधा खर्च',
  },
} as const;
