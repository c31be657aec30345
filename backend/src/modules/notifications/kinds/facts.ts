import { nepaliMomentText } from '../../../common/time/bikram-sambat.js';
import type { Language } from './translation.js';

/** A word that differs by language, a time, a number, or text that is the same in both languages. */
export type Fact = string | number | { en: string; ne: string | null } | { at: string };

export type Facts = Readonly<Record<string, Fact>>;

const englishMomentText = (at: string): string =>
  new Date(at).toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kathmandu',
  });

function textOf(fact: Fact, language: Language): string {
  if (typeof fact === 'string') return fact;
  if (typeof fact === 'number') return fact.toLocaleString(language === 'ne' ? 'ne-NP' : 'en-IN');
  if ('at' in fact) return language === 'ne' ? nepaliMomentText(fact.at) : englishMomentText(fact.at);
  return language === 'ne' && fact.ne ? fact.ne : fact.en;
}

/** @returns the facts in one language, with times of Nepal */
export const valuesOf = (facts: Facts, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, textOf(fact, language)]));
