import { isDevanagari, latinOf } from '../latin.js';
import { type Alternatives, type MatchedWord, queryOf } from '../matched-word.js';
import { soundOf, wordsOf } from '../search-key.js';
import type { Term, Vocabulary } from '../vocabulary.js';

/** Beginning of words in Latin letters, so that both scripts can be compared. */
export const beginningOf = (text: string): string => wordsOf(text).map(latinOf).join(' ');

export interface TermChoice {
  labelEn: string;
  labelNe: string;
  /** tsquery on titles, businesses and categories. */
  query: string;
}

const MAX_CHOICES = 8;

const begins = ({ term }: Term, typed: string): boolean =>
  beginningOf(term).startsWith(typed) || wordsOf(term).some((word) => soundOf(word) === soundOf(typed));

const isThing = ({ kind }: Term): boolean => kind === 'dish' || kind === 'activity';

/** Dishes and activities with a name that begins with the typed text, in either script. */
export function termsBeginning(text: string, vocabulary: Vocabulary): TermChoice[] {
  const typed = beginningOf(text);
  if (!typed) return [];
  const matching = vocabulary.terms.filter((term) => isThing(term) && begins(term, typed));
  const meanings = [...new Set(matching.map(({ meaning }) => meaning))].slice(0, MAX_CHOICES);
  return meanings.map((meaning) => choiceOf(meaning, matching, vocabulary));
}

function choiceOf(meaning: string, matching: readonly Term[], vocabulary: Vocabulary): TermChoice {
  const own = vocabulary.terms.filter((term) => term.meaning === meaning);
  const ordered = [...matching.filter((term) => term.meaning === meaning), ...own];
  const english = ordered.find(({ term }) => !isDevanagari(term));
  const nepali = ordered.find(({ term }) => isDevanagari(term));
  const labelEn = english?.term ?? nepali?.term ?? meaning;
  const phrases: Alternatives = own.map(({ phrase }) => phrase.map(({ written }) => [written]));
  return { labelEn, labelNe: nepali?.term ?? labelEn, query: queryOf(phrases, 'ABC') };
}

/** @param endings words that begin with the last one, which is still being typed */
export const withEndings = (words: readonly MatchedWord[], endings: readonly string[]): MatchedWord[] =>
  words.map((word, at) =>
    at === words.length - 1 ? { ...word, exact: [...word.exact, [endings]], isCategory: false } : word,
  );
