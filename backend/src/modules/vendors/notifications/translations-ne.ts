import type { MessageTranslation } from '../../notifications/index.js';
import type { en } from './translations-en.js';

export const ne: Record<keyof typeof en, MessageTranslation> = {
  'vendor-verified': {
    subject: '{business} प्रमाणित भयो',
    lines: ['{business} प्रमाणित भयो। अब तपाईंका स्वीकृत अफर चालु हुन्छन्।'],
    button: 'मेरा अफर हेर्नुहोस्',
  },
  'vendor-rejected': {
    subject: '{business} अस्वीकृत भयो',
    lines: [
      'हामीले {business} प्रमाणित गर्न सकेनौँ। कारण: {reason}',
      'आवश्यक कुरा सच्याएर सुरक्षित गर्नुहोस्, यो जाँचका लागि फेरि पठाइन्छ।',
    ],
    button: 'मेरो व्यवसाय सच्याउनुहोस्',
  },
  'vendor-change-asked': {
    subject: 'कृपया {business} को विवरण सच्याउनुहोस्',
    lines: [
      'हामीले {business} को विवरण हेर्‍यौँ। टुङ्गो लगाउनुअघि यो कुरा सच्याउन अनुरोध छ: {reason}',
      'यो पठाएको अवस्थामै रहन्छ। तपाईंले सच्याएर सुरक्षित गरेपछि हामी फेरि हेर्छौँ।',
    ],
    button: 'मेरो व्यवसाय सच्याउनुहोस्',
  },
  'vendor-suspended': {
    subject: '{business} निलम्बित भयो',
    lines: [
      '{business} निलम्बित छ र यसका अफर देखिँदैनन्। कारण: {reason}',
      'निलम्बन नहटेसम्म केही बेचिँदैन र रकम पनि दिइँदैन। पछि आउने भुक्तानी ग्राहककहाँ फर्कन्छ।',
      'लिइसकेका कोड भने चल्छन्: कृपया स्वीकार गर्नुहोस्। यो गल्ती हो जस्तो लागे हामीलाई लेख्नुहोस्।',
    ],
    button: 'मेरो व्यवसाय हेर्नुहोस्',
  },
  'vendor-reinstated': {
    subject: '{business} को निलम्बन हट्यो',
    lines: ['{business} को निलम्बन हट्यो। तपाईंका अफर फेरि चालु भए।'],
    button: 'मेरा अफर हेर्नुहोस्',
  },
  'vendor-change-approved': {
    subject: 'तपाईंको परिवर्तन स्वीकृत भयो: {business}',
    lines: ['अबदेखि ग्राहकले तपाईंको व्यवसाय {business} नाममा, तपाईंले छानेको श्रेणीमा देख्छन्।'],
    button: 'मेरो व्यवसाय हेर्नुहोस्',
  },
  'vendor-change-rejected': {
    subject: '{business} को परिवर्तन स्वीकृत भएन',
    lines: ['{business} को नाम र श्रेणी जस्ताको तस्तै रहन्छ। कारण: {reason}'],
    button: 'मेरो व्यवसाय हेर्नुहोस्',
  },
};
