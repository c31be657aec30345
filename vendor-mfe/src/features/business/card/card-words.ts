export const FORMATS = ['a5', 'a6', 'sticker'] as const;
export type CardFormat = (typeof FORMATS)[number];

/**
 * Texts of the printed card, in both languages regardless of the page's language. The server's PDF has the same texts.
 */
export const CARD_WORDS = {
  show: ['Show your code here', 'कोड यहाँ देखाउनुहोस्'],
  seeDeals: ['Scan to see our deals', 'हाम्रा अफर हेर्न स्क्यान गर्नुहोस्'],
  steps: [
    ['Choose a deal and get your code.', 'अफर छानेर कोड लिनुहोस्।'],
    ['Show the code before you pay.', 'पैसा तिर्नुअघि कोड देखाउनुहोस्।'],
    ['Pay the price of the deal.', 'अफरको मूल्य तिर्नुहोस्।'],
  ],
} as const;
