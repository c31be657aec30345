import type { Language } from './translation.js';

/** A word that differs by language, a time, a number, or text that is the same in both languages. */
export type Fact = string | number | { en: string; ne: string | null } | { at: string };

export type Facts = Readonly<Record<string, Fact>>;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', ne: 'ne-NP' };

function textOf(fact: Fact, language: Language): string {
  if (typeof fact === 'string') return fact;
  if (typeof fact === 'number') return fact.toLocaleString(language === 'ne' ? 'ne-NP' : 'en-IN');
  if ('at' in fact)
    return new Date(fact.at).toLocaleString(LOCALES[language], {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Kathmandu',
    });
  return language === 'ne' && fact.ne ? fact.ne : fact.en;
}

/** @returns the facts in one language, with times of Nepal */
export const valuesOf = (facts: Facts, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, textOf(fact, language)]));
