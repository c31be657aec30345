import type { MessageTranslation } from '../../notifications/index.js';
import type { en } from './translations-en.js';

export const ne: Record<keyof typeof en, MessageTranslation> = {
  'review-replied': {
    subject: '{business} ले तपाईंको समीक्षाको जवाफ दियो',
    lines: ['{deal} बारे तपाईंले लेखेको समीक्षाको {business} ले जवाफ दियो।'],
    button: 'जवाफ पढ्नुहोस्',
  },
  'review-received': {
    subject: '{deal} को नयाँ समीक्षा: ५ मा {stars} तारा',
    lines: ['एक ग्राहकले {deal} लाई ५ मा {stars} तारा दिनुभयो। तपाईंको जवाफ समीक्षामुनि देखिन्छ।'],
    button: 'पढेर जवाफ दिनुहोस्',
  },
  'review-hidden': {
    subject: '{deal} को तपाईंको समीक्षा लुकाइयो',
    lines: [
      '{business} को {deal} बारे तपाईंको समीक्षा अब देखिँदैन र गनिँदैन। कारण: {reason}',
      'यो गल्ती हो जस्तो लागे हामीलाई लेख्नुहोस्।',
    ],
    button: 'अफर हेर्नुहोस्',
  },
};
