import type { MessageTranslation } from '../notifications/index.js';
import type { en } from './favorite-translations-en.js';

export const ne: Record<keyof typeof en, MessageTranslation> = {
  'deal-ending': {
    subject: '{deal} चाँडै सकिँदै छ',
    lines: ['तपाईंको मनपर्ने सूचीमा रहेको {business} को {deal} {until} मा सकिन्छ।'],
    button: 'अफर हेर्नुहोस्',
  },
};
