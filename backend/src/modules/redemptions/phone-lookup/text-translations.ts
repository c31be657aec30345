/** Texts of SMS. Each fits into two messages; Nepali ones have 70 characters per message. */
const TEXTS = {
  en: 'Dobbar: your word for {business} is {word}. Say it only at the counter there, within 10 minutes.',
  ne: 'दोब्बर: {business} का लागि तपाईंको शब्द {word}। त्यहाँको काउन्टरमा मात्र १० मिनेटभित्र भन्नुहोस्।',
} as const;

/** Longest name of a business in an SMS. */
const LONGEST_NAME = 30;

interface LookupText {
  language: 'en' | 'ne';
  word: string;
  wordNe: string;
  business: string;
  businessNe: string | null;
}

/** @returns the SMS with the word of a look-up, in the language of the customer */
export const lookupText = ({ language, word, wordNe, business, businessNe }: LookupText): string => {
  const name = language === 'ne' ? (businessNe ?? business) : business;
  return TEXTS[language]
    .replace('{word}', language === 'ne' ? `${wordNe} (${word})` : word)
    .replace('{business}', name.slice(0, LONGEST_NAME));
};
