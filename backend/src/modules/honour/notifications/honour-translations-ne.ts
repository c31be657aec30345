import type { MessageTranslation } from '../../notifications/index.js';
import type { en } from './honour-translations-en.js';

export const ne: Record<keyof typeof en, MessageTranslation> = {
  'honour-question': {
    subject: '{business} ले भनेअनुसार दियो?',
    lines: ['तपाईंले {business} मा “{deal}” को कोड प्रयोग गर्नुभयो। भनेअनुसार पाउनुभयो?'],
    button: 'जवाफ दिनुहोस्',
    choices: [
      { text: 'पाएँ', query: 'answer=yes' },
      { text: 'सबै पाइनँ', query: 'answer=partly' },
      { text: 'पाइनँ', query: 'answer=no' },
    ],
    note: 'व्यवसायले जम्मा संख्या मात्र देख्छ। यी लिङ्क १४ दिन चल्छन्।',
  },
  'case-opened': {
    subject: 'गुनासो {number}: “{deal}” मा {customer} लाई समस्या भयो',
    lines: [
      '{customer} ले “{deal}” को कोड प्रयोग गर्नुभएको थियो। समस्या: {reason}।',
      '{due} सम्ममा जवाफ दिनुहोस्: फेरि दिनुहोस्, रकम फिर्ता गर्नुहोस् वा असहमति जनाउनुहोस्। जवाफ नआए निर्णय हामी गर्छौँ, र तपाईंको वचन पूरा गरेको दर घट्छ।',
    ],
    button: 'जवाफ दिनुहोस्',
  },
  'case-moved': {
    subject: 'गुनासो {number}: {step}',
    lines: ['{step}: {business} को “{deal}”।', 'अब {next}। म्याद: {due}।'],
    button: 'गुनासो हेर्नुहोस्',
  },
  'case-closed': {
    subject: 'गुनासो {number}: {step}',
    lines: ['{step}: {business} को “{deal}”।', 'गुनासो टुङ्गियो।'],
    button: 'गुनासो हेर्नुहोस्',
  },
  'case-reminder': {
    subject: 'गुनासो {number} को जवाफ {due} सम्ममा दिनुहोस्',
    lines: ['{business} को “{deal}” बारेको गुनासो {number} मा {due} सम्म तपाईंको जवाफ पर्खिरहेको छ।'],
    button: 'जवाफ दिनुहोस्',
  },
  'honour-note': {
    subject: '{business} का अफर {until} सम्म विशेष ठाउँमा देखिँदैनन्',
    lines: [
      '३० दिनभित्र तीन गुनासोको निर्णय {business} को विपक्षमा भयो।',
      '{until} सम्म यसका अफर विशेष ठाउँमा देखिँदैनन्, र व्यवसायको पृष्ठमा यसको कारण देखिन्छ। यस्ता गुनासो पाँच पुगे वा १०० मा ८० पटकभन्दा कम वचन पूरा भए निलम्बनबारे निर्णय हामी गर्छौँ।',
    ],
    button: 'गुनासो हेर्नुहोस्',
  },
};
