import type { MessageTranslation } from '../../notifications/index.js';
import type { en } from './translations-en.js';

export const ne: Record<keyof typeof en, MessageTranslation> = {
  'deal-approved': {
    subject: '{deal} स्वीकृत भयो',
    lines: ['तपाईंले पठाउनुभएको {deal} स्वीकृत भयो।'],
    button: 'मेरा अफर हेर्नुहोस्',
  },
  'deal-rejected': {
    subject: '{deal} अस्वीकृत भयो',
    lines: ['तपाईंले पठाउनुभएको {deal} अस्वीकृत भयो। कारण: {reason}', 'आवश्यक कुरा सच्याएर फेरि पठाउनुहोस्।'],
    button: 'अफर सच्याउनुहोस्',
  },
  'deal-change-asked': {
    subject: 'कृपया {deal} सच्याउनुहोस्',
    lines: [
      'हामीले {deal} हेर्‍यौँ। टुङ्गो लगाउनुअघि यो कुरा सच्याउन अनुरोध छ: {reason}',
      'यो पठाएको अवस्थामै रहन्छ। तपाईंले सच्याएर सुरक्षित गरेपछि हामी फेरि हेर्छौँ।',
    ],
    button: 'अफर सच्याउनुहोस्',
  },
  'own-deal-ending': {
    subject: 'तपाईंको अफर {deal} चाँडै सकिँदै छ',
    lines: [
      '{deal} {until} मा सकिन्छ।',
      'चलाइराख्न अहिले नै पछिको मिति छान्नुहोस्: प्रकाशित हुनुअघि हामी परिवर्तन जाँच्छौँ।',
    ],
    button: 'अफर सम्पादन गर्नुहोस्',
  },
};
