import type { MessageTranslation } from '../../notifications/index.js';
import type { en } from './translations-en.js';

export const ne: Record<keyof typeof en, MessageTranslation> = {
  'webhook-disabled': {
    subject: '{address} मा खबर पठाउन रोकियो',
    lines: [
      '{address} को तपाईंको सर्भरले तीन दिनसम्म कुनै खबर लिएन, वा त्यो ठेगाना अब छैन (४१०) भन्यो। त्यसैले वेबहुक बन्द भयो।',
      'पठाउन बाँकी खबर राखिएका छन्। सर्भर फेरि चलेपछि वेबहुक खोल्नुहोस्: ती क्रमैसँग पठाइन्छन्।',
    ],
    button: 'वेबहुक हेर्नुहोस्',
  },
};
