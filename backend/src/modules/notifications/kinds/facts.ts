import { nepaliDayText, nepaliMomentText } from '../../../common/time/bikram-sambat.js';
import type { Language } from './translation.js';

/** Words that differ by language. `{sum}` in them stands for a number. */
interface Words {
  en: string;
  ne: string | null;
  sum?: number;
}

/** Words, a time, a day in Nepal, a number, or text that is the same in both languages. */
export type Fact = string | number | Words | { at: string } | { day: string };

export type Facts = Readonly<Record<string, Fact>>;

const IN_NEPAL = { dateStyle: 'medium', timeZone: 'Asia/Kathmandu' } as const;

const momentText = (at: string, language: Language): string =>
  language === 'ne'
    ? nepaliMomentText(at)
    : new Date(at).toLocaleString('en-US', { ...IN_NEPAL, timeStyle: 'short' });

const dayText = (day: string, language: Language): string =>
  language === 'ne' ? nepaliDayText(day) : new Date(day).toLocaleDateString('en-US', IN_NEPAL);

const numberText = (value: number, language: Language): string =>
  value.toLocaleString(language === 'ne' ? 'ne-NP' : 'en-IN');

function wordsOf({ en, ne, sum }: Words, language: Language): string {
  const words = language === 'ne' && ne ? ne : en;
  return sum === undefined ? words : words.replace('{sum}', numberText(sum, language));
}

function textOf(fact: Fact, language: Language): string {
  if (typeof fact === 'string') return fact;
  if (typeof fact === 'number') return numberText(fact, language);
  if ('at' in fact) return momentText(fact.at, language);
  if ('day' in fact) return dayText(fact.day, language);
  return wordsOf(fact, language);
}

/** @returns the facts in one language, with times of Nepal */
export const valuesOf = (facts: Facts, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, textOf(fact, language)]));
