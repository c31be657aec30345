import type { MessageTranslation } from '../../notifications/index.js';
import type { en } from './translations-en.js';

export const ne: Record<keyof typeof en, MessageTranslation> = {
  'payout-account-changed': {
    subject: '{business} को निकासा खाता फेरियो',
    lines: [
      'अबदेखि {business} को रकम अर्को खातामा जान्छ: {account}।',
      '{until} सम्म निकासा हुँदैन। तपाईंले फेर्नुभएको होइन भने अहिले नै पासवर्ड फेर्नुहोस् र त्यसअघि हामीलाई लेख्नुहोस्।',
    ],
    button: 'खाता हेर्नुहोस्',
  },
};
