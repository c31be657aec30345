import type { Language } from '../../format';

/** Returns the Nepali text if the language is Nepali and the text exists, otherwise the English text. */
export const inLanguage = (language: Language, english: string, nepali?: string | null): string =>
  language === 'ne' && nepali ? nepali : english;

/** Returns the name of a business in the given language. */
export const businessNameIn = (
  language: Language,
  business: { businessName: string; nameNe?: string | null },
): string => inLanguage(language, business.businessName, business.nameNe);
