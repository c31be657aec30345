import type { Language } from '../../format';

/** The Nepali words where the reader wants Nepali and somebody wrote them, else the English ones. */
export const inLanguage = (language: Language, english: string, nepali?: string | null): string =>
  language === 'ne' && nepali ? nepali : english;

/** What a business is called. */
export const businessNameIn = (
  language: Language,
  business: { businessName: string; nameNe?: string | null },
): string => inLanguage(language, business.businessName, business.nameNe);
