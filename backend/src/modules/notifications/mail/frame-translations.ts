import type { Language } from '../kinds/translation.js';

interface FrameTranslation {
  hello: string;
  signature: string;
  whyMailed: string;
}

/** The sentences around the message of every mail. */
export const frames: Readonly<Record<Language, FrameTranslation>> = {
  en: {
    hello: 'Namaste {name},',
    signature: 'Dobbar – one for you, one for a friend',
    whyMailed: 'You decide which mail you get: {settings}',
  },
  ne: {
    hello: 'नमस्ते {name},',
    signature: 'दोब्बर: एउटा तपाईंलाई, एउटा साथीलाई',
    whyMailed: 'कुन इमेल पाउने, यहाँ छान्नुहोस्: {settings}',
  },
};
