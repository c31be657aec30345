/** Texts of the printed card, in English and Nepali because guests and staff read either language. */
export const CARD_WORDS = {
  show: ['Show your code here', 'कोड यहाँ देखाउनुहोस्'],
  seeDeals: ['Scan to see our deals', 'हाम्रा अफर हेर्न स्क्यान गर्नुहोस्'],
  guestSteps: [
    ['Choose a deal and get your code.', 'अफर छानेर कोड लिनुहोस्।'],
    ['Show the code before you pay.', 'पैसा तिर्नुअघि कोड देखाउनुहोस्।'],
    ['Pay the price of the deal.', 'अफरको मूल्य तिर्नुहोस्।'],
  ],
  staff: ['For staff: accept a code', 'कर्मचारीका लागि: कोड यसरी स्वीकार गर्नुहोस्'],
  openCounter: ['Scan to open the counter', 'काउन्टर खोल्न स्क्यान गर्नुहोस्'],
  staffSteps: [
    ['Scan the code, or type its eight characters.', 'कोड स्क्यान गर्नुहोस्, वा आठ अक्षर टाइप गर्नुहोस्।'],
    ['Charge the price that the counter shows.', 'काउन्टरमा देखिएको मूल्य लिनुहोस्।'],
    ['Confirm. Now the code is used.', 'पक्का गर्नुहोस्। अब कोड प्रयोग भयो।'],
  ],
  offline: [
    'No internet? Note the eight characters and confirm the code as soon as it is back.',
    'इन्टरनेट छैन? आठ अक्षर टिप्नुहोस् र इन्टरनेट आएपछि कोड पक्का गर्नुहोस्।',
  ],
} as const;
