import type { MessageTranslation } from '../../notifications/index.js';
import type { en } from './translations-en.js';

export const ne: Record<keyof typeof en, MessageTranslation> = {
  'points-given': {
    subject: 'तपाईंले {points} पोइन्ट पाउनुभयो',
    lines: ['हामीले तपाईंको पोइन्ट सच्यायौँ: {points} थपियो, अब {balance} छ। कारण: {reason}'],
    button: 'मेरो पोइन्ट हेर्नुहोस्',
  },
  'points-taken': {
    subject: '{points} पोइन्ट घटाइयो',
    lines: [
      'हामीले तपाईंको पोइन्ट सच्यायौँ: {points} घटाइयो, अब {balance} छ। कारण: {reason}',
      'यो गल्ती हो जस्तो लागे हामीलाई लेख्नुहोस्।',
    ],
    button: 'मेरो पोइन्ट हेर्नुहोस्',
  },
};
