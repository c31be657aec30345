import type { AskedWord } from './question.js';
import type { Spellings } from './spellings.js';

/** Alternative phrases. Each consists of words, and each word of its spellings. */
export type Alternatives = readonly (readonly (readonly string[])[])[];

/** Word of a search, with its alternatives in deals. */
export interface MatchedWord {
  /** Text as typed. */
  written: string;
  /** The word in both scripts. */
  exact: Alternatives;
  /** Synonyms. */
  same: Alternatives;
  /** Other spellings; for a word without matches, similar words. */
  near: Alternatives;
  isCategory: boolean;
  /** Number of matching deals, counted up to 500. */
  found: number;
}

/** Weights of a deal's search vector: title; business; categories and places. Without a weight, the description is included. */
type Weight = 'A' | 'B' | 'C' | 'ABC' | '';

const lexeme = (word: string, weight: Weight): string =>
  `'${word.replace(/\\/g, '\\\\').replace(/'/g, "''")}'${weight && `:${weight}`}`;

const isSpelled = (alternatives: Alternatives): Alternatives =>
  alternatives.filter((phrase) => phrase.length > 0 && phrase.every((spellings) => spellings.length > 0));

/** @returns the text of a tsquery; empty without alternatives */
export function queryOf(alternatives: Alternatives, weight: Weight = ''): string {
  return isSpelled(alternatives)
    .map((phrase) =>
      phrase.map((spellings) => `(${spellings.map((word) => lexeme(word, weight)).join('|')})`).join('&'),
    )
    .map((phrase) => `(${phrase})`)
    .join('|');
}

/** Query for a word in deals. Descriptions do not match synonyms or names of categories. */
export const queryOfWord = ({ exact, same, near, isCategory }: MatchedWord): string =>
  [queryOf([...exact, ...near], isCategory ? 'ABC' : ''), queryOf(same, 'ABC')].filter(Boolean).join('|');

/** False if no deal, listed or not, contains the word, a synonym or another spelling. */
export const isInDeals = ({ exact, same, near }: MatchedWord): boolean =>
  // The first spelling is the typed one, whether deals contain it or not.
  exact.some((phrase) => phrase.every((spellings) => spellings.length > 1)) ||
  isSpelled([...same, ...near]).length > 0;

interface Level {
  score: number;
  query: string;
}

const SCORES: Record<'exact' | 'same' | 'near', Partial<Record<Weight, number>>> = {
  exact: { A: 80, B: 60, C: 45, '': 20 },
  same: { A: 70, B: 40, C: 40 },
  near: { A: 50, B: 35, C: 30, '': 10 },
};

/** Scores of a deal with a word: a title scores more than a description, the word itself more than a similar one. Best level first. */
export function levelsOf(word: MatchedWord): Level[] {
  const levels = (['exact', 'same', 'near'] as const).flatMap((kind) =>
    Object.entries(SCORES[kind]).map(([weight, score]) => ({
      score,
      query: queryOf(word[kind], weight as Weight),
    })),
  );
  return levels.filter(({ query }) => query !== '').sort((one, other) => other.score - one.score);
}

/** @param spellings spellings in deals of the words of `asked` */
export function matchedWord(asked: AskedWord, spellings: Spellings): MatchedWord {
  const { written, phrase, apart, same, isCategory } = asked;
  const [single] = phrase.length === 1 ? phrase : [];
  const any = phrase.map((word) => [word.written, ...spellings.like(word), ...spellings.unlike(word)]);
  const exact = single ? [[[single.written, ...spellings.like(single)]]] : [any];
  return {
    written,
    exact: apart ? [...exact, apart.map((word) => [word.written, ...spellings.like(word)])] : exact,
    same: same.map((other) => other.map((word) => spellings.like(word))),
    near: single ? [[spellings.unlike(single)]] : [],
    isCategory,
    found: 0,
  };
}
