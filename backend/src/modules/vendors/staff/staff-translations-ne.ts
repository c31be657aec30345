import type { MessageTranslation } from '../../notifications/index.js';
import type { en } from './staff-translations-en.js';

export const ne: Record<keyof typeof en, MessageTranslation> = {
  'staff-invited': {
    subject: '{business} ले तपाईंलाई आफ्नो टोलीमा बोलाएको छ',
    lines: [
      '{business} का {inviter} ले तपाईंलाई दोब्बरमा {role} का रूपमा टोलीमा बोलाउनुभएको छ।',
      'लिङ्क खोलेर यही इमेलबाट साइन इन गर्नुहोस्। खाता छैन भने त्यहीँ बनाउन सक्नुहुन्छ।',
    ],
    button: 'निम्तो हेर्नुहोस्',
    note: 'लिङ्क एक पटक र ७ दिनसम्म मात्र चल्छ। {business} चिन्नुहुन्न भने केही गर्नुपर्दैन।',
  },
  'counter-pin-reset': {
    subject: '{business} मा तपाईंको पिन फेरियो',
    lines: [
      '{person} ले {business} को काउन्टरमा तपाईंको नयाँ पिन राख्नुभयो। पुरानो पिन अब चल्दैन।',
      'तपाईंले भन्नुभएको होइन भने {person} सँग कुरा गरेर आफ्नै पिन राख्नुहोस्।',
    ],
    button: 'काउन्टरमा जानुहोस्',
  },
  'staff-removed': {
    subject: 'अब तपाईं {business} को टोलीमा हुनुहुन्न',
    lines: [
      '{business} ले तपाईंलाई टोलीबाट हटायो। अब यसको काउन्टर र ड्यासबोर्ड चलाउन मिल्दैन।',
      'तपाईंको आफ्नै खाता जस्ताको तस्तै रहन्छ।',
    ],
    button: 'मेरो ड्यासबोर्डमा जानुहोस्',
  },
};
