import type { AskedWord } from './question.js';
import type { Spellings } from './spellings.js';

/** Each entry is one way to say it: for each of its words the spellings that count. */
export type Alternatives = readonly (readonly (readonly string[])[])[];

/** How a word of a search is found in deals. */
export interface MatchedWord {
  /** As it was typed. */
  written: string;
  /** The word in both scripts. */
  exact: Alternatives;
  /** Other words that mean the same. */
  same: Alternatives;
  /** Other spellings of it; for a word that no deal has, similar words. */
  near: Alternatives;
  isCategory: boolean;
  /** Deals that have it, counted up to 500. */
  found: number;
}

/** Parts of a deal's search vector: its title, its business, its categories and places, all of it with the description. */
type Weight = 'A' | 'B' | 'C' | 'ABC' | '';

const lexeme = (word: string, weight: Weight): string =>
  `'${word.replace(/\\/g, '\\\\').replace(/'/g, "''")}'${weight && `:${weight}`}`;

const isSpelled = (alternatives: Alternatives): Alternatives =>
  alternatives.filter((phrase) => phrase.length > 0 && phrase.every((spellings) => spellings.length > 0));

/** @returns the text of a tsquery, empty when there is no way to say it */
export function queryOf(alternatives: Alternatives, weight: Weight = ''): string {
  return isSpelled(alternatives)
    .map((phrase) =>
      phrase.map((spellings) => `(${spellings.map((word) => lexeme(word, weight)).join('|')})`).join('&'),
    )
    .map((phrase) => `(${phrase})`)
    .join('|');
}

/** Where a deal has the word. What only means the same does not count in a description, nor does the name of a category. */
export const queryOfWord = ({ exact, same, near, isCategory }: MatchedWord): string =>
  [queryOf([...exact, ...near], isCategory ? 'ABC' : ''), queryOf(same, 'ABC')].filter(Boolean).join('|');

interface Level {
  score: number;
  query: string;
}

const SCORES: Record<'exact' | 'same' | 'near', Partial<Record<Weight, number>>> = {
  exact: { A: 80, B: 60, C: 45, '': 20 },
  same: { A: 70, B: 40, C: 40 },
  near: { A: 50, B: 35, C: 30, '': 10 },
};

/** What a deal scores that has a word: a title more than a description, the word itself more than one like it. The best level comes first. */
export function levelsOf(word: MatchedWord): Level[] {
  const levels = (['exact', 'same', 'near'] as const).flatMap((kind) =>
    Object.entries(SCORES[kind]).map(([weight, score]) => ({
      score,
      query: queryOf(word[kind], weight as Weight),
    })),
  );
  return levels.filter(({ query }) => query !== '').sort((one, other) => other.score - one.score);
}

/** @param spellings of the words of `asked` in deals */
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
