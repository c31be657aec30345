import type { MessageTranslation } from '../../../notifications/index.js';
import type { en } from './translations-en.js';

export const ne: Record<keyof typeof en, MessageTranslation> = {
  'invite-rewarded': {
    subject: 'तपाईंको निम्तोले {points} पोइन्ट ल्यायो',
    lines: ['तपाईंले बोलाएको साथीले पहिलो कोड चलाउनुभयो। दुवै जनाले {points} पोइन्ट पाउनुभयो।'],
    button: 'मेरो पोइन्ट हेर्नुहोस्',
  },
  'invited-rewarded': {
    subject: 'पहिलो कोड चलाएकोमा {points} पोइन्ट पाउनुभयो',
    lines: ['तपाईं साथीको निम्तोमा आउनुभयो र पहिलो कोड चलाउनुभयो। दुवै जनाले {points} पोइन्ट पाउनुभयो।'],
    button: 'मेरो पोइन्ट हेर्नुहोस्',
  },
};
