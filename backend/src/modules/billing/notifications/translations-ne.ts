import type { MessageTranslation } from '../../notifications/index.js';
import type { en } from './translations-en.js';

export const ne: Record<keyof typeof en, MessageTranslation> = {
  'payout-account-changed': {
    subject: '{business} को निकासा खाता फेरियो',
    lines: [
      'अबदेखि {business} को रकम अर्को खातामा जान्छ: {account}।',
      'खाता राख्ने मालिकले पुष्टि नगरेसम्म र त्यसपछि केही दिन निकासा हुँदैन। तपाईंहरू कसैले फेर्नुभएको होइन भने अहिले नै पासवर्ड फेर्नुहोस् र हामीलाई लेख्नुहोस्।',
    ],
    button: 'खाता हेर्नुहोस्',
  },
  'payout-account-digits': {
    subject: 'निकासा खाता पुष्टि गर्ने नम्बर: {digits}',
    lines: [
      '{business} को रकम {lastFour} मा टुङ्गिने खातामा पठाउने गरी राखिएको छ। निकासाको पेजमा यो नम्बर टाइप गर्नुहोस्: {digits}',
      'यो १० मिनेटसम्म चल्छ। कसैलाई नदिनुहोस्: हामी फोन वा सन्देशबाट यो नम्बर कहिल्यै माग्दैनौँ।',
    ],
    button: 'खाता पुष्टि गर्नुहोस्',
    note: 'यो खाता तपाईंले राख्नुभएको होइन भने अहिले नै पासवर्ड फेर्नुहोस् र हामीलाई लेख्नुहोस्। नम्बरबिना यसमा केही पठाइँदैन।',
  },
};
