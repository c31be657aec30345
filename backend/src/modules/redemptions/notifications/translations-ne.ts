import type { MessageTranslation } from '../../notifications/index.js';
import type { en } from './translations-en.js';

export const ne: Record<keyof typeof en, MessageTranslation> = {
  'pass-issued': {
    subject: '{deal}: तपाईंको कोड',
    lines: [
      '{business} को “{deal}” को कोड तयार छ। यो {until} सम्म चल्छ।',
      'काउन्टरमा कोड देखाउनुहोस् र त्यहीँ तिर्नुहोस्।',
    ],
    button: 'कोड हेर्नुहोस्',
  },
  'pass-used': {
    subject: 'तपाईंले {deal} प्रयोग गर्नुभयो',
    lines: ['{business} मा “{deal}” को तपाईंको कोड प्रयोग भयो। कस्तो रह्यो? तपाईंको समीक्षाले अरूलाई सघाउँछ।'],
    button: 'समीक्षा लेख्नुहोस्',
  },
  'pass-used-with-points': {
    subject: 'तपाईंले {deal} प्रयोग गर्नुभयो र {points} पोइन्ट पाउनुभयो',
    lines: [
      '{business} मा “{deal}” को तपाईंको कोड प्रयोग भयो र तपाईंले {points} पोइन्ट पाउनुभयो। कस्तो रह्यो? तपाईंको समीक्षाले अरूलाई सघाउँछ।',
    ],
    button: 'समीक्षा लेख्नुहोस्',
  },
  'pass-voided': {
    subject: '{deal} को प्रयोग फिर्ता लिइयो',
    lines: [
      '{business} ले “{deal}” को कोडको प्रयोग फिर्ता लियो। कारण: {reason}',
      'यसबाट पाएको पोइन्ट पनि फिर्ता जान्छ। तपाईं नयाँ कोड लिन सक्नुहुन्छ।',
    ],
    button: 'मेरा कोड हेर्नुहोस्',
  },
  'seller-suspended': {
    subject: '{deal} को तपाईंको कोड चल्छ',
    lines: [
      '{business} निलम्बनमा परेको छ र अहिले केही बेच्दैन। त्यहाँका तपाईंका कोड चल्छन्: {deal} को कोड {until} सम्म प्रयोग गर्नुहोस्।',
      'कोड स्वीकार नभए हामीलाई लेख्नुहोस्।',
    ],
    button: 'मेरा कोड हेर्नुहोस्',
  },
  'deal-first-used': {
    subject: 'पहिलो ग्राहक: {deal} प्रयोग भयो',
    lines: ['{business} मा {deal} पहिलो पटक प्रयोग भयो। सबै प्रयोग “प्रयोग भएका कोड” मा देखिन्छन्।'],
    button: 'प्रयोग भएका कोड हेर्नुहोस्',
  },
};
